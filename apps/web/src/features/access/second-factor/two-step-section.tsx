import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { secondFactor } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQueries } from './second-factor-queries.ts';
import { TotpDialog } from './totp-dialog.tsx';

/** The user's passkeys, authenticator app and recovery codes. */
export function TwoStepSection({ onReady }: { onReady?: () => void }) {
  const { t } = useTranslation('second-factor');
  const query = useQuery(secondFactorQueries.own());
  // Above the view, whose content changes when it is loaded again: the codes are shown once.
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = (shown: readonly string[]) => {
    setCodes(shown);
    if (shown.length === 0) onReady?.();
  };
  return (
    <Stack gap="lg">
      <Title order={2}>{t('title')}</Title>
      <QueryView what="settings" query={query} skeleton={<RowsSkeleton />}>
        {(own) => <Factors own={own} onCodes={finish} />}
      </QueryView>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => finish([])} />}
    </Stack>
  );
}

interface PartProps {
  own: secondFactor.SecondFactor;
  onCodes: (codes: readonly string[]) => void;
}

function Factors({ own, onCodes }: PartProps) {
  const { t } = useTranslation('second-factor');
  const isOn = own.totp_since !== null || own.passkeys.length > 0;
  return (
    <>
      <div>
        <Text>{t(isOn ? 'on' : 'off')}</Text>
        {own.is_required && <Text>{t('required')}</Text>}
      </div>
      <Passkeys own={own} onCodes={onCodes} />
      <App own={own} onCodes={onCodes} />
      {isOn && <Recovery own={own} onCodes={onCodes} />}
    </>
  );
}

function Passkeys({ own, onCodes }: PartProps) {
  const { t } = useTranslation('second-factor');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<secondFactor.Passkey | null>(null);
  const remove = useAction(secondFactor.removePasskey, {
    done: t('passkeys.removed'),
    onSettled: () => setLeaving(null),
  });
  const isPossible = own.has_passkeys && canUsePasskeys();
  return (
    <Stack gap="sm" component="section" aria-label={t('passkeys.title')}>
      <Title order={3}>{t('passkeys.title')}</Title>
      <Text size="sm">{t(isPossible ? 'passkeys.text' : 'passkeys.unavailable')}</Text>
      {own.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
      ))}
      {isPossible && (
        <Button variant="default" onClick={() => setAdding(true)} style={{ alignSelf: 'flex-start' }}>
          {t('passkeys.add')}
        </Button>
      )}
      {isAdding && (
        <PasskeyDialog
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            onCodes(codes);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('passkeys.remove')}
        confirmLabel={t('passkeys.remove')}
        isBusy={remove.isBusy}
        onConfirm={() => leaving !== null && remove.run({ params: { id: leaving.id } })}
        onClose={() => setLeaving(null)}
      >
        <Text>{t('passkeys.removeText', { name: leaving?.name })}</Text>
        <LastOne isLast={own.passkeys.length === 1 && own.totp_since === null} isRequired={own.is_required} />
      </ConfirmDialog>
    </Stack>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: secondFactor.Passkey; onRemove: () => void }) {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const { name, is_synced, created_at, last_used_at } = passkey;
  const facts = [
    t('passkeys.added', { date: format.instant(created_at) }),
    ...(last_used_at === null ? [] : [t('passkeys.used', { date: format.instant(last_used_at) })]),
    ...(is_synced ? [t('passkeys.synced')] : []),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        onClick={onRemove}
        aria-label={t('passkeys.removeNamed', { name })}
        style={{ flexShrink: 0 }}
      >
        {t('passkeys.delete')}
      </Button>
    </Group>
  );
}

function App({ own, onCodes }: PartProps) {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const begin = useAction(secondFactor.beginTotp);
  const remove = useAction(secondFactor.removeTotp, {
    done: t('totp.removed'),
    onSettled: () => setLeaving(false),
  });
  return (
    <Stack gap="sm" component="section" aria-label={t('totp.title')}>
      <Title order={3}>{t('totp.title')}</Title>
      {own.totp_since === null ? (
        <>
          <Text size="sm">{t('totp.text')}</Text>
          <Button
            variant="default"
            loading={begin.isBusy}
            onClick={() => begin.run({})}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('totp.setUp')}
          </Button>
        </>
      ) : (
        <Group justify="space-between">
          <Text size="sm">{t('totp.since', { date: format.instant(own.totp_since) })}</Text>
          <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
            {t('totp.remove')}
          </Button>
        </Group>
      )}
      {begin.reply && own.totp_since === null && (
        <TotpDialog
          {...begin.reply}
          onClose={begin.reset}
          onDone={(codes) => {
            begin.reset();
            onCodes(codes);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('totp.remove')}
        confirmLabel={t('totp.remove')}
        isBusy={remove.isBusy}
        onConfirm={() => remove.run({})}
        onClose={() => setLeaving(false)}
      >
        <Text>{t('totp.removeText')}</Text>
        <LastOne isLast={own.passkeys.length === 0} isRequired={own.is_required} />
      </ConfirmDialog>
    </Stack>
  );
}

function LastOne({ isLast, isRequired }: { isLast: boolean; isRequired: boolean }) {
  const { t } = useTranslation('second-factor');
  if (!isLast) return null;
  return (
    <>
      <Text mt="xs">{t('last')}</Text>
      {isRequired && <Text mt="xs">{t('lastRequired')}</Text>}
    </>
  );
}

function Recovery({ own, onCodes }: PartProps) {
  const { t } = useTranslation('second-factor');
  const [isAsking, setAsking] = useState(false);
  const renew = useAction(secondFactor.renewRecoveryCodes, {
    onDone: ({ recovery_codes }) => onCodes(recovery_codes),
    onSettled: () => setAsking(false),
  });
  return (
    <Stack gap="sm" component="section" aria-label={t('recovery.title')}>
      <Title order={3}>{t('recovery.title')}</Title>
      <Text size="sm">{t('recovery.left', { count: own.recovery_codes_left })}</Text>
      <Button variant="default" onClick={() => setAsking(true)} style={{ alignSelf: 'flex-start' }}>
        {t('recovery.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('recovery.renew')}
        confirmLabel={t('recovery.renew')}
        isBusy={renew.isBusy}
        onConfirm={() => renew.run({})}
        onClose={() => setAsking(false)}
      >
        <Text>{t('recovery.renewText')}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
