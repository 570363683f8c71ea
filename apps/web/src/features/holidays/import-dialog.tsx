import { Modal, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { holidays } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../lib/http/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ResourceForm } from '../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';
import { ClosedChoice } from './closed-choice.tsx';

/**
 * Sets for all public holidays of the shown year together whether the business is closed; existing settings stay
 * unchanged.
 */
export function ImportDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation('holidays');
  const { locale } = useFormat();
  const client = useQueryClient();
  const { data: project } = useQuery(queries.project());
  const form = useForm({ initialValues: { closed: true } });
  const submit = useFormSubmit(form, async (values, write) => {
    const { country } = project ?? (await client.fetchQuery(queries.project()));
    await write(holidays.importHolidays, { body: { ...values, country, year } });
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
      <ResourceForm onCancel={onClose} submit={submit} submitLabel={t('import')}>
        <Text c="dimmed">
          {project ? t('importOf', { country: names.of(project.country) ?? project.country }) : ''}
        </Text>
        <ClosedChoice value={form.values.closed} onChange={(closed) => form.setFieldValue('closed', closed)} />
      </ResourceForm>
    </Modal>
  );
}
