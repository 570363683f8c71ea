import { Skeleton, Stack, Text } from '@mantine/core';
import { repair, type schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { RepairProposals } from './repair-proposals.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

interface FillDialogProps {
  /** An open shift. */
  shift: schedule.Shift;
  editing: Pick<Editing, 'remember' | 'undo' | 'openAsk'>;
  onClose: () => void;
}

/**
 * An open shift, also in a published month: the fewest changes that fill it as a list of differences, applied with one
 * press.
 */
export function FillDialog({ shift, editing, onClose }: FillDialogProps) {
  const { t } = useTranslation('explanations');
  const words = useShiftWords();
  const params = { id: shift.id };
  // Loaded each time the dialog opens, and not again when the schedule changes: that is reported when the changes are
  // applied.
  const proposed = useQuery({
    queryKey: ['fill', shift.id],
    queryFn: () => call(repair.proposeFill, { params }),
    staleTime: 'static',
    gcTime: 0,
  });
  const apply = useAction(repair.applyRepair, {
    onDone: ({ applied, undo_id }) => {
      editing.remember(undo_id, 'repair');
      toastUndo(t('fill.applied', { count: applied }), editing.undo);
      onClose();
    },
    failed: t('repair.applyFailed'),
    onRefused: () => {
      void proposed.refetch();
      return false;
    },
  });
  return (
    <Dialog size="lg" onClose={onClose} title={t('fill.title')}>
      <Stack gap="sm">
        <Text>{[words.day(shift.date), words.hours(shift), shift.role].join(', ')}</Text>
        <QueryView
          what="schedule"
          query={proposed}
          skeleton={<Skeleton height={120} aria-label={t('fill.searching')} />}
        >
          {({ alternatives, ...best }) => (
            <RepairProposals
              key={best.id}
              proposals={[best, ...alternatives]}
              absent={[]}
              nothing={t('fill.nothing')}
              note={null}
              back={t('common:close')}
              isBusy={apply.isBusy}
              onApply={(id) => apply.run({ params: { id } })}
              onAsk={() => editing.openAsk(shift)}
              onBack={onClose}
            />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
