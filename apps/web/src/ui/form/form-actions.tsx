import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  submitLabel: string;
  isBusy: boolean;
  /** There is nothing that could be saved. */
  isDisabled?: boolean;
  onCancel: () => void;
}

/** The end of a form: leave it, or save it. */
export function FormActions({ submitLabel, isBusy, isDisabled = false, onCancel }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {submitLabel}
      </Button>
    </Group>
  );
}
