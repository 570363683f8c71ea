import { useTranslation } from 'react-i18next';
import { amendments } from '@pamaina/contract';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { type Month, firstOfMonth, lastOfMonth, monthQuery } from '../../../lib/schedule/months.ts';

interface AmendButtonProps {
  month: Month;
  isDisabled?: boolean;
  /** Called when the amendment is open. */
  onDone?: () => void;
}

/** Begins to change a published month; nothing where all its days have begun. */
export function AmendButton({ month, isDisabled = false, onDone }: AmendButtonProps) {
  const { t } = useTranslation('amendments');
  const begin = useBeginAmendment(month, onDone);
  if (begin === null) return null;
  return (
    <CommandButton
      variant="default"
      title={t('beginHelp')}
      disabled={isDisabled}
      loading={begin.isBusy}
      act={begin.run}
    >
      {t('begin')}
    </CommandButton>
  );
}

/** Opens an amendment of all days of a month that have not begun; null: there is none. */
function useBeginAmendment(month: Month, onDone?: () => void) {
  const { t } = useTranslation('amendments');
  const tomorrow = addDays(useClock().today(), 1);
  const [first, end] = [firstOfMonth(month), lastOfMonth(month)];
  const start = first > tomorrow ? first : tomorrow;
  const begin = useAction(amendments.beginAmendment, {
    done: t('begun'),
    failed: t('beginFailed'),
    ...(onDone && { onDone }),
  });
  if (start > end) return null;
  return {
    start,
    end,
    isBusy: begin.isBusy,
    run: () => begin.run({ query: { ...monthQuery(month), from: start, to: end } }),
  };
}
