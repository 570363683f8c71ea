import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { billingDetails } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { problemsOf } from '../../../ui/form/form-problems.ts';
import { firstOf, pointAt } from '../../../ui/form/point-at.ts';
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

/** Until it is known what the account has, saving waits for it: the invoice must not contradict what is shown. */
export function DetailsOfAccount({ onKeeper }: { onKeeper: (keeper: DetailsKeeper | null) => void }) {
  const client = useQueryClient();
  const query = useQuery(billingQueries.details());
  // A reload must not close the form in which somebody types.
  const [known, setKnown] = useState<typeof query.data>();
  if (known === undefined && query.data !== undefined) setKnown(query.data);
  const reader = useRef<DetailsReader>(null);
  const onReader = useCallback((next: DetailsReader | null) => {
    reader.current = next;
  }, []);
  useEffect(() => {
    onKeeper({
      refuse: (error) => reader.current?.refuse(error) ?? false,
      save: async (write) => {
        const { version } = known ?? (await client.fetchQuery(billingQueries.details()));
        const body = reader.current?.read();
        if (body === undefined) return;
        const send = (ifMatch: number) => write(billingDetails.updateBillingDetails, { body, ifMatch });
        const saved = await send(version).catch(async (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 412)) throw error;
          // Stored before with the answer lost, or in another tab: the invoice has to name what is shown here.
          return send((await client.fetchQuery({ ...billingQueries.details(), staleTime: 0 })).version);
        });
        setKnown(saved);
      },
    });
    return () => onKeeper(null);
  }, [client, known, onKeeper]);
  return (
    <QueryView what="data" query={query} skeleton={<Skeleton height={36} />}>
      {() => known && <DetailsWithPayment key={known.version} onReader={onReader} stored={known.details} />}
    </QueryView>
  );
}
