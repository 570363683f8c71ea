import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { billingDetails } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Write } from '../../lib/http/use-action.ts';
import { problemsOf } from '../../ui/form/form-problems.ts';
import { firstOf, pointAt } from '../../ui/form/point-at.ts';
import { BillingFields, noDetails, type BillingValues } from './billing-fields.tsx';
import { billingQueries } from './details-section.tsx';

/** What the page sends with a payment, and how it hands back what the server refused. */
export interface DetailsReader {
  /** Undefined: no company is to be named. */
  read: () => BillingValues | undefined;
  /** Shows the errors at their fields. @returns whether there were any */
  refuse: (error: unknown) => boolean;
}

const names = Object.fromEntries(Object.keys(noDetails).map((name) => [`billing_details.${name}`, name]));

interface DetailsWithPaymentProps {
  onReader: (reader: DetailsReader | null) => void;
  /** What the account has already. */
  stored?: Partial<BillingValues> | null;
}

/** Company details in the form of a payment, for who wants them on the invoice. */
export function DetailsWithPayment({ onReader, stored = null }: DetailsWithPaymentProps) {
  const { t } = useTranslation('payments');
  const [isWanted, setWanted] = useState(false);
  const form = useForm<BillingValues>({ initialValues: { ...noDetails, ...stored } });
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
      {stored !== null && !isWanted ? (
        <Group justify="space-between" gap="sm">
          <Text style={{ overflowWrap: 'anywhere', flex: '1 1 220px' }}>
            {t('details.current', { company: stored.company_name })}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => setWanted(true)}>
            {t('details.edit')}
          </Button>
        </Group>
      ) : (
        stored === null && (
          <Checkbox
            label={t('details.wanted')}
            checked={isWanted}
            onChange={(event) => setWanted(event.currentTarget.checked)}
          />
        )
      )}
      {isWanted && <BillingFields form={form} />}
    </Stack>
  );
}

/** The same for somebody with an account, whose details are saved before the payment. */
export interface DetailsKeeper extends Pick<DetailsReader, 'refuse'> {
  /** Saves what was typed; nothing where no company is to be named. */
  save: (write: Write) => Promise<void>;
}

/** Nothing until it is known what the account has. */
export function DetailsOfAccount({ onKeeper }: { onKeeper: (keeper: DetailsKeeper | null) => void }) {
  const { data } = useQuery(billingQueries.details());
  // What was there at first: a declined card must not close the form that was just saved.
  const [first, setFirst] = useState<typeof data>();
  if (first === undefined && data !== undefined) setFirst(data);
  const version = useRef<number>(null);
  const onReader = useCallback(
    (reader: DetailsReader | null) =>
      onKeeper(
        reader && {
          refuse: reader.refuse,
          save: async (write) => {
            const body = reader.read();
            if (body === undefined) return;
            const ifMatch = version.current ?? first?.version ?? 0;
            const saved = await write(billingDetails.updateBillingDetails, { body, ifMatch });
            version.current = saved.version;
          },
        },
      ),
    [first?.version, onKeeper],
  );
  return first === undefined ? null : <DetailsWithPayment onReader={onReader} stored={first.details} />;
}
