import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Month } from '../model/months.ts';
import { useBeginAmendment } from './use-begin-amendment.ts';

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
    <Button variant="default" title={t('beginHelp')} disabled={isDisabled} loading={begin.isBusy} onClick={begin.run}>
      {t('begin')}
    </Button>
  );
}
