import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { billingDetails, vatChecks } from '@pamaina/contract';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { ExplainedTitle } from '../../../ui/explained-title.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { BillingFields, noDetails, type BillingValues } from './billing-fields.tsx';

/** The details that the account has; they are part of what a change of invoices reloads. */
export const billingQueries = {
  details: () =>
    queryOptions({
      queryKey: ['subscriptions', 'details'],
      queryFn: ({ signal }) => call(billingDetails.getBillingDetails, { signal }),
    }),
  /** What VIES said of their VAT number. */
  vatCheck: () =>
    queryOptions({
      queryKey: ['subscriptions', 'vat-check'],
      queryFn: ({ signal }) => call(vatChecks.getVatCheck, { signal }),
    }),
};

interface Stored {
  details: Partial<BillingValues> | null;
  version: number;
}

const toValues = ({ details }: Stored): BillingValues => ({ ...noDetails, ...details });

/** Whom the account’s invoices are made out to, and the form that changes it. */
export function DetailsSection() {
  const { t } = useTranslation('payments');
  const query = useQuery(billingQueries.details());
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md" mt="xl" component="section" aria-labelledby="details">
      <ExplainedTitle order={2} id="details" title={t('details.heading')} about={t('details.text')} />
      <QueryView what="subscriptions" query={query} skeleton={<RowsSkeleton rows={1} height={120} />}>
        {(stored) => (
          <Paper withBorder p="lg">
            <Group justify="space-between" align="flex-start" gap="md">
              {stored.details === null ? <Text>{t('details.none')}</Text> : <Summary stored={stored} />}
              <Button variant="default" onClick={() => setOpen(true)}>
                {t(stored.details === null ? 'details.add' : 'details.edit')}
              </Button>
            </Group>
            {isOpen && <DetailsDrawer stored={stored} onClose={() => setOpen(false)} />}
          </Paper>
        )}
      </QueryView>
    </Stack>
  );
}

function Summary({ stored }: { stored: Stored }) {
  const { t } = useTranslation('payments');
  const { locale } = useFormat();
  const { company_name, company_code, vat_number, address, postal_code, city, country } = toValues(stored);
  const place = [postal_code, city].filter((part) => part !== '').join(' ');
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <div style={{ overflowWrap: 'anywhere', flex: '1 1 220px' }}>
      <Text fw={600}>{company_name}</Text>
      {company_code !== '' && <Text size="sm">{t('details.codeOf', { value: company_code })}</Text>}
      {vat_number !== '' && <Text size="sm">{t('details.vatOf', { value: vat_number })}</Text>}
      {vat_number !== '' && <VatCheck key={vat_number} number={vat_number} />}
      <Text size="sm">{[address, place, land].join(', ')}</Text>
    </div>
  );
}

/** What VIES said of the stored number, and asking it again; a new number is asked about by itself, once. */
function VatCheck({ number }: { number: string }) {
  const { t } = useTranslation('payments');
  const { instant } = useFormat();
  const { data, isFetching } = useQuery(billingQueries.vatCheck());
  // What went wrong is said beside the number.
  const ask = useAction(vatChecks.checkVatNumber, { onRefused: () => true });
  const isAsked = useRef(false);
  // What is loaded may still be about the number before.
  const kept = data?.check?.vat_number === number ? data.check : null;
  const isNew = data?.available === true && kept === null;
  const { run } = ask;
  useEffect(() => {
    if (!isNew || isFetching || isAsked.current) return;
    isAsked.current = true;
    run({});
  }, [isNew, isFetching, run]);
  if (data?.available !== true) return null;
  // This attempt's answer, also where VIES gave none and the one before is kept.
  const attempt = ask.reply?.attempt;
  const check = attempt?.vat_number === number ? attempt : kept;
  const { error } = ask;
  return (
    <Group gap="xs">
      <Text size="sm" role="status" {...((error !== null || check?.state === 'invalid') && { c: 'var(--waiting)' })}>
        {error !== null
          ? errorText(error)
          : check === null
            ? t('details.vies.asking')
            : t(`details.vies.${check.state}`, { time: instant(check.checked_at) })}
      </Text>
      {(error !== null || check !== null) && (
        <Button variant="subtle" size="compact-xs" loading={ask.isBusy} onClick={() => run({})}>
          {t('details.vies.again')}
        </Button>
      )}
    </Group>
  );
}

function DetailsDrawer({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const client = useQueryClient();
  const form = useForm<BillingValues>({ initialValues: toValues(stored) });
  const submit = useEditSubmit<Stored, BillingValues>(form, {
    stored,
    toValues,
    readAgain: () => client.fetchQuery({ ...billingQueries.details(), staleTime: 0 }),
    send: async (body, base, write) => {
      await write(billingDetails.updateBillingDetails, { body, ...(base !== null && { ifMatch: base.version }) });
      toastSuccess(t('details.saved'));
      onClose();
    },
  });
  return (
    <ResourceDrawer
      title={t('details.heading')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      notice={<StaleNotice merge={submit.merge} labelOf={(field) => t(`details.${field}`)} />}
      onClose={onClose}
    >
      <BillingFields form={form} />
    </ResourceDrawer>
  );
}
