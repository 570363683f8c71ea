import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { claims } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, MessageSquarePlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { ShiftTitle, useShiftText } from './swap-words.tsx';
import { claimQueries } from './claim-queries.ts';
import { ClaimWords } from './claim-words.tsx';

/**
 * Open shifts that the user can work, each requested or withdrawn with one press; below, the outcome of earlier claims.
 */
export function OpenShifts() {
  const { t } = useTranslation('claims');
  const open = useQuery(claimQueries.open());
  const own = useQuery(claimQueries.own());
  const shown = new Set(open.data?.map(({ claim_id }) => claim_id));
  const earlier = own.data?.filter(({ id, status }) => status !== 'pending' || !shown.has(id)) ?? [];
  return (
    <Stack gap="xl">
      <QueryView
        what="schedule"
        query={open}
        skeleton={<RowsSkeleton rows={3} height={88} />}
        empty={{
          icon: CalendarPlus,
          title: t('openEmptyTitle'),
          text: t('openEmptyText'),
          action: <NextStep to="/worker/schedule">{t('shell:next.schedule')}</NextStep>,
        }}
      >
        {(list) => (
          <EntryList label={t('open')}>
            {list.map((shift) => (
              <OpenShiftEntry key={shift.id} shift={shift} />
            ))}
          </EntryList>
        )}
      </QueryView>
      {earlier.length > 0 && (
        <Stack gap="xs" component="section">
          <Title order={2}>{t('earlier')}</Title>
          <EntryList label={t('earlier')}>
            {earlier.map((claim) => (
              <Entry
                key={claim.id}
                icon={CalendarPlus}
                {...(claim.allowed_actions.includes('cancel') && {
                  actions: <TakeBack claim={claim} />,
                })}
              >
                <ClaimWords claim={claim} />
              </Entry>
            ))}
          </EntryList>
        </Stack>
      )}
    </Stack>
  );
}

/** Withdraws a claim with one press. */
function TakeBack({ claim, onDone }: { claim: Pick<claims.Claim, 'id' | 'shift' | 'role'>; onDone?: () => void }) {
  const { t } = useTranslation('claims');
  const shiftText = useShiftText();
  const { id, shift, role } = claim;
  const takingBack = useAction(claims.cancelClaim, { done: t('takenBack'), ...(onDone && { onDone }) });
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Undo2 size={16} aria-hidden />}
      aria-label={t('takeBackOne', { shift: t('shiftAndRole', { shift: shiftText(shift), role }) })}
      loading={takingBack.isBusy}
      onClick={() => takingBack.run({ params: { id } })}
    >
      {t('takeBack')}
    </Button>
  );
}

/** An open shift, claimed or withdrawn with one press. */
export function OpenShiftEntry({ shift }: { shift: claims.OpenShift }) {
  const { t } = useTranslation('claims');
  const shiftText = useShiftText();
  const { id, role, claim_id, allowed_actions } = shift;
  const canClaim = allowed_actions.includes('claim');
  /** Null until the user starts to write one. */
  const [note, setNote] = useState<string | null>(null);
  /** The claim that was withdrawn last: a new request for the shift is another claim. */
  const [takenBack, setTakenBack] = useState<string | null>(null);
  useTypedText(canClaim && note !== null && note !== '');
  const asking = useAction(claims.createClaim, { done: t('asked'), onDone: () => setTakenBack(null) });
  const ask = () => asking.run({ body: { shift_id: id, note }, occasion: takenBack });
  const words = { shift: t('shiftAndRole', { shift: shiftText(shift), role }) };
  return (
    <Entry
      icon={CalendarPlus}
      actions={
        <>
          {claim_id !== null && allowed_actions.includes('cancel') && (
            <TakeBack claim={{ id: claim_id, shift, role }} onDone={() => setTakenBack(claim_id)} />
          )}
          {canClaim && (
            <Button aria-label={t('askOne', words)} loading={asking.isBusy} onClick={ask}>
              {t('ask')}
            </Button>
          )}
        </>
      }
    >
      <Group gap="xs" mb={4}>
        <ShiftTitle shift={shift} />
        {claim_id !== null && <StatusBadge tone="waiting" label={t('status.pending')} />}
      </Group>
      <Text size="sm">{role}</Text>
      {canClaim && note === null && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          leftSection={<MessageSquarePlus size={14} aria-hidden />}
          aria-label={t('addNoteTo', words)}
          onClick={() => setNote('')}
        >
          {t('addNote')}
        </Button>
      )}
      {canClaim && note !== null && (
        <Textarea
          label={t('noteToManager')}
          mt="xs"
          autosize
          minRows={1}
          maxLength={300}
          autoFocus
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </Entry>
  );
}
