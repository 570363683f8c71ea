import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { rings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { ownRingsQuery } from './own-rings-query.ts';
import { RingProgress, RingStatus, useRingShift } from './ring-words.tsx';

/** The user's rings of swaps: those that wait, each answered with one press, or those that are over. */
export function OwnRings({ isPast = false }: { isPast?: boolean }) {
  const { t } = useTranslation('rings');
  const query = useQuery(ownRingsQuery());
  const shown = (query.data ?? []).filter(({ status }) => (status !== 'pending') === isPast);
  const shiftText = useRingShift();
  const ownOf = useOwnPart();
  const agreement = useAgreement();
  const refusal = useDelete<rings.Ring>(
    ({ id }, write) => write(rings.declineRing, { params: { id } }),
    () => t('declined'),
  );
  if (shown.length === 0) return null;
  const buttonsOf = (ring: rings.Ring) => {
    const words = { shift: shiftText(ownOf(ring).gets) };
    return (
      <>
        <Button variant="default" aria-label={t('declineOne', words)} onClick={() => refusal.ask(ring)}>
          {t('decline')}
        </Button>
        {ring.allowed_actions.includes('agree') && (
          <Button
            aria-label={t('agreeOne', words)}
            loading={agreement.isBusy && agreement.input?.params.id === ring.id}
            disabled={agreement.isBusy}
            onClick={() => agreement.run({ params: { id: ring.id } })}
          >
            {t('agree')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t(isPast ? 'ownPast' : 'own')}</Title>
      {!isPast && <Text maw={720}>{t('ownText')}</Text>}
      <EntryList label={t(isPast ? 'ownPast' : 'own')}>
        {shown.map((ring) => (
          <Entry key={ring.id} icon={RefreshCw} {...(ring.allowed_actions.length > 0 && { actions: buttonsOf(ring) })}>
            <OwnRing ring={ring} />
          </Entry>
        ))}
      </EntryList>
      <ConfirmDialog {...refusal.dialog} title={t('declineTitle')} confirmLabel={t('decline')}>
        {refusal.asked && (
          <Stack gap="xs">
            <OwnSentence ring={refusal.asked} />
            <Text>{t(refusal.asked.people.length === 2 ? 'declineTextOfTwo' : 'declineText')}</Text>
          </Stack>
        )}
      </ConfirmDialog>
    </Stack>
  );
}

/** One press; says what came of it. */
function useAgreement() {
  const { t } = useTranslation('rings');
  return useAction(rings.agreeToRing, {
    done: ({ status, reason }) => {
      if (status === 'done') return t('done');
      return reason === null ? t('youAgreed') : t(`reasons.${reason}`);
    },
  });
}

/** What the user would give and get, the others in it, and how far it is. */
function OwnRing({ ring }: { ring: rings.Ring }) {
  const { t } = useTranslation('rings');
  const format = useOthers();
  const { own } = useOwnPart()(ring);
  return (
    <>
      <Group gap="xs" mb={2}>
        <OwnSentence ring={ring} />
        {ring.status === 'pending' && own?.has_agreed === true ? (
          <Text size="sm">{t('youAgreed')}</Text>
        ) : (
          ring.status !== 'pending' && <RingStatus status={ring.status} />
        )}
      </Group>
      <Text size="sm">{t('with', { names: format(ring) })}</Text>
      <RingProgress ring={ring} />
    </>
  );
}

function OwnSentence({ ring }: { ring: rings.Ring }) {
  const { t } = useTranslation('rings');
  const shiftText = useRingShift();
  const { own, gets } = useOwnPart()(ring);
  return <Text fw={600}>{t('sentence', { gives: shiftText(own?.shift), gets: shiftText(gets) })}</Text>;
}

/** The user in a ring, and the shift that they get: that of the one before. */
function useOwnPart() {
  const me = useSession().user?.employee_id ?? null;
  return ({ people }: rings.Ring) => {
    const place = people.findIndex(({ employee_id }) => employee_id !== null && employee_id === me);
    return { own: people[place], gets: place < 0 ? undefined : people.at(place - 1)?.shift };
  };
}

function useOthers() {
  const { i18n } = useTranslation();
  const me = useSession().user?.employee_id ?? null;
  return ({ people }: rings.Ring) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
      people.flatMap(({ employee_id, name }) => (employee_id === me ? [] : name)),
    );
}
