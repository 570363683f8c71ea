import { Select, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { certificates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { certificateQueries } from './certificate-queries.ts';

interface CertificateDrawerProps {
  /** Null: a new one. Without an ID: one that is missing. */
  certificate: certificates.Certificate | null;
  onClose: () => void;
}

interface Values {
  employee_id: string;
  kind_id: string;
  valid_from: string | null;
  valid_until: string | null;
}

/** Records a certificate, or changes its days. */
export function CertificateDrawer({ certificate, onClose }: CertificateDrawerProps) {
  const { t } = useTranslation('certificates');
  const { data: people = [] } = useQuery(queries.employees());
  const { data: kinds = [] } = useQuery(certificateQueries.kinds());
  const stored = certificate?.id ?? null;
  const { form, submit } = useCertificateForm({ certificate, onClose });
  return (
    <ResourceDrawer
      title={t(stored === null ? 'add' : 'edit')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      onClose={onClose}
    >
      {stored === null ? (
        <>
          <Select
            label={t('employee')}
            required
            searchable
            withScrollArea={false}
            data={people.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('employee_id')}
          />
          <Select
            label={t('kind')}
            required
            withScrollArea={false}
            data={kinds.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('kind_id')}
          />
        </>
      ) : (
        <Text fw={600}>
          {certificate?.employee_name}, {certificate?.kind}
        </Text>
      )}
      <DateField label={t('from')} description={t('fromHelp')} {...form.getInputProps('valid_from')} />
      <DateField label={t('until')} description={t('untilHelp')} {...form.getInputProps('valid_until')} />
    </ResourceDrawer>
  );
}

function useCertificateForm({ certificate, onClose }: CertificateDrawerProps) {
  const { t } = useTranslation('certificates');
  const stored = certificate?.id ?? null;
  const form = useForm<Values>({
    initialValues: {
      employee_id: certificate?.employee_id ?? '',
      kind_id: certificate?.kind_id ?? '',
      valid_from: certificate?.valid_from ?? null,
      valid_until: certificate?.valid_until ?? null,
    },
    validate: validateWith<Values>(certificates.newCertificate, t),
  });
  const submit = useFormSubmit(form, async (values, write) => {
    const { valid_from, valid_until } = values;
    if (stored === null) await write(certificates.createCertificate, { body: values });
    else
      await write(certificates.updateCertificate, {
        params: { id: stored },
        body: { valid_from, valid_until },
        ...(certificate && { ifMatch: certificate.version }),
      });
    onClose();
  });
  return { form, submit };
}
