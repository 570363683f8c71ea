import { Button, Group, PasswordInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/http/api-client.ts';
import { queries } from '../../../../lib/http/queries.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../../ui/feedback/use-delete.ts';
import { keepSecret } from './kiosk-secret.ts';
import { useAction } from '../../../../lib/http/use-action.ts';

/** `/manager/timesheets/tablets`: make this device a kiosk, set the employees' PINs, remove kiosks. */
export function TabletsPage() {
  const { t } = useTranslation('tablets');
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="xl" maw={640}>
        <MakeTablet />
        <LockedPins />
        <GivePin />
        <Tablets />
      </Stack>
    </>
  );
}

function MakeTablet() {
  const { t } = useTranslation('tablets');
  const { signOut } = useSession();
  const [name, setName] = useState('');
  const { run } = useAction(kiosk.createKiosk, {
    onDone: async ({ secret }) => {
      keepSecret(secret);
      // The kiosk must not have the manager's permissions: the page is left when they are gone from this device.
      await signOut();
      window.location.assign('/kiosk');
    },
  });
  return (
    <Stack gap="sm">
      <Title order={2}>{t('make')}</Title>
      <Text>{t('makeText')}</Text>
      <Group align="flex-end">
        <TextInput
          label={t('name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button disabled={name.trim() === ''} onClick={() => run({ body: { name } })}>
          {t('makeAction')}
        </Button>
      </Group>
    </Stack>
  );
}

function GivePin() {
  const { t } = useTranslation('tablets');
  const { data: people = [] } = useQuery(queries.employees());
  const [id, setId] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const { run } = useAction(kiosk.setPin, { done: t('pinSaved'), onDone: () => setPin('') });
  return (
    <Stack gap="sm">
      <Title order={2}>{t('pins')}</Title>
      <Text>{t('pinsText')}</Text>
      <Group align="flex-end">
        <Select
          label={t('person')}
          data={people.map((person) => ({ value: person.id, label: person.name }))}
          value={id}
          onChange={setId}
          searchable
          withScrollArea={false}
        />
        <PasswordInput
          label={t('pin')}
          w={160}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('showPin') }}
        />
        <Button
          disabled={id === null || !/^\d{4,8}$/.test(pin)}
          onClick={() => run({ params: { id: id ?? '' }, body: { pin } })}
        >
          {t('common:save')}
        </Button>
      </Group>
    </Stack>
  );
}

function Tablets() {
  const { t } = useTranslation('tablets');
  const format = useFormat();
  const query = useQuery({ queryKey: ['kiosks'], queryFn: ({ signal }) => call(kiosk.listKiosks, { signal }) });
  const removal = useDelete<kiosk.Kiosk>(({ id }, write) => write(kiosk.deleteKiosk, { params: { id } }));
  return (
    <Stack gap="sm">
      <Title order={2}>{t('list')}</Title>
      <QueryView what="settings" query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(tablets) =>
          tablets.length === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            tablets.map((tablet) => (
              <Group key={tablet.id} justify="space-between">
                <Text>{t('since', { name: tablet.name, time: format.instant(tablet.created_at) })}</Text>
                <Button
                  variant="default"
                  aria-label={`${t('end')}: ${tablet.name}`}
                  onClick={() => removal.ask(tablet)}
                >
                  {t('end')}
                </Button>
              </Group>
            ))
          )
        }
      </QueryView>
      <ConfirmDialog {...removal.dialog} title={t('endTitle')} confirmLabel={t('end')}>
        <Text>{t('endText')}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/**
 * The employees whose PIN was entered wrongly too often, each with a button to unlock it; nothing if there are none.
 */
function LockedPins() {
  const { t } = useTranslation('tablets');
  const { data: people = [] } = useQuery({
    queryKey: ['clock-pins', 'locked'],
    queryFn: ({ signal }) => call(kiosk.listLockedPins, { signal }),
  });
  const { run } = useAction(kiosk.unlockPin, { done: t('locked.done') });
  if (people.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>{t('locked.title')}</Title>
      <Text>{t('locked.text')}</Text>
      {people.map(({ id, name }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
          <Button
            flex="none"
            variant="default"
            aria-label={t('locked.unlockOne', { name })}
            onClick={() => run({ params: { id } })}
          >
            {t('locked.unlock')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
