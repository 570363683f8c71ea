import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  submitLabel: string;
  isBusy?: boolean;
  /** There is nothing that could be saved. */
  isDisabled?: boolean;
  /** Something is lost, or done against a rule. */
  isWarning?: boolean;
  onCancel: () => void;
  /** Without a form around it. */
  onSubmit?: () => void;
}

/** The end of a form: leave it, or save it. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, isBusy = false, isDisabled = false, isWarning = false, onCancel, onSubmit } = props;
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        loading={isBusy}
        disabled={isDisabled}
        {...(isWarning && { color: 'red' })}
        {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
      >
        {submitLabel}
      </Button>
    </Group>
  );
}
