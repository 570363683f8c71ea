import { Checkbox, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from '../../ui/form/form-problems.ts';
import { firstOf, pointAt } from '../../ui/form/point-at.ts';
import { BillingFields, noDetails, type BillingValues } from './billing-fields.tsx';

/** What the page sends with a payment, and how it hands back what the server refused. */
export interface DetailsReader {
  /** Undefined: no company is to be named. */
  read: () => BillingValues | undefined;
  /** Shows the errors at their fields. @returns whether there were any */
  refuse: (error: unknown) => boolean;
}

const names = Object.fromEntries(Object.keys(noDetails).map((name) => [`billing_details.${name}`, name]));

/** Company details in the form of a payment, for who wants them on the invoice. */
export function DetailsWithPayment({ onReader }: { onReader: (reader: DetailsReader | null) => void }) {
  const { t } = useTranslation('payments');
  const [isWanted, setWanted] = useState(false);
  const form = useForm<BillingValues>({ initialValues: noDetails });
  const id = useId();
  useEffect(() => {
    onReader({
      read: () => (isWanted ? form.getValues() : undefined),
      refuse: (error) => {
        const { fields } = problemsOf(error, Object.keys(noDetails), names);
        form.setErrors(fields);
        const refused = Object.keys(fields);
        requestAnimationFrame(() => {
          const nodes = refused.map((name) => document.querySelector<HTMLElement>(`#${id} [data-path="${name}"]`));
          const first = firstOf(nodes.filter((node) => node !== null));
          if (first) pointAt(first);
        });
        return refused.length > 0;
      },
    });
    return () => onReader(null);
  }, [form, id, isWanted, onReader]);
  return (
    <Stack gap="md" id={id}>
      <Checkbox
        label={t('details.wanted')}
        checked={isWanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      {isWanted && <BillingFields form={form} />}
    </Stack>
  );
}
