import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { isMonth, monthOf, type Month } from '../../../lib/dates/months.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { FrontierSection, labourCostQueries, MonthCost, WorkedCost } from '../../hours/labour-cost/index.ts';
import { CostTermsDrawer } from './cost-terms-drawer.tsx';
import { costTermsQueries } from './cost-terms-queries.ts';

/** `/manager/analytics/labour-cost`: what a month costs and may cost; the month is in the address. */
export function LabourCostPage() {
  const { t } = useTranslation('labour-cost');
  const clock = useClock();
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : monthOf(clock.today());
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} action={<TermsButton />} />
      <Group mb="lg">
        <MonthStepper month={month} onChange={setMonth} />
      </Group>
      <Month month={month} hasBegun={month <= monthOf(clock.today())} />
    </>
  );
}

function Month({ month, hasBegun }: { month: Month; hasBegun: boolean }) {
  const cost = useQuery(labourCostQueries.month(month));
  const worked = useQuery({ ...labourCostQueries.worked(month), enabled: hasBegun });
  return (
    <Stack gap="xl">
      <QueryView what="analytics" query={cost} skeleton={<RowsSkeleton rows={8} height={36} />}>
        {(reply) => <MonthCost month={month} cost={reply} />}
      </QueryView>
      <FrontierSection
        // What the month costs has changed: what was calculated is of before.
        key={`${month} ${cost.data?.total.cost_cents}`}
        month={month}
        budgets={cost.data?.budgets ?? []}
      />
      {hasBegun && (
        <QueryView what="analytics" query={worked} skeleton={<RowsSkeleton rows={4} height={36} />}>
          {(reply) => <WorkedCost worked={reply} />}
        </QueryView>
      )}
    </Stack>
  );
}

/** For those who may set them. */
function TermsButton() {
  const { t } = useTranslation('cost-terms');
  const mayWrite = useCan()('settings.write');
  const stored = useQuery({ ...costTermsQueries.stored(), enabled: mayWrite });
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        loading={stored.isFetching && stored.data === undefined}
        onClick={() => {
          setOpen(true);
          if (stored.isError) void stored.refetch();
        }}
      >
        {t('open')}
      </Button>
      {isOpen && stored.data && <CostTermsDrawer stored={stored.data} onClose={() => setOpen(false)} />}
    </>
  );
}
