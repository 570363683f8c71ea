import { Modal, Select, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { holidays } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { ClosedChoice } from './closed-choice.tsx';

/** Lithuania, where the first users are, then its neighbours; ISO 3166 codes. */
const COUNTRIES = ['LT', 'LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NO', 'IE', 'GB'];

/** Adds a country's public holidays of the year on the page; what stands already stays as it is. */
export function ImportDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation('holidays');
  const { locale } = useFormat();
  const reloadProject = useReloadProject();
  const form = useForm({ initialValues: { country: 'LT', closed: true } });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async (values) => {
    await call(holidays.importHolidays, { body: { ...values, year } });
    await reloadProject();
    toastSuccess(t('imported'));
    onClose();
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('importTitle', { year })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormFailure text={failure} />
          <Text c="dimmed">{t('importText')}</Text>
          <Select
            label={t('country')}
            data={COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            {...form.getInputProps('country')}
          />
          <ClosedChoice value={form.values.closed} onChange={(closed) => form.setFieldValue('closed', closed)} />
          <FormActions submitLabel={t('import')} isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
