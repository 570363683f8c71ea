import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { takings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { isMonth, monthOf, type Month } from '../../../lib/dates/months.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { DaysPicture } from './days-picture.tsx';
import { DaysTable } from './days-table.tsx';
import { daysOf } from './days-of.ts';
import { takingsQueries, type Kind } from './takings-queries.ts';
import { useAmount } from './use-amount.ts';

const ImportTakingsDialog = lazy(async () => ({
  default: (await Promise.all([import('./import-takings-dialog.tsx'), loadTexts('imports')]))[0].ImportTakingsDialog,
}));

/** `/manager/shifts/takings`: what came in in a month, and what is expected; kind and month are in the address. */
export function TakingsPage() {
  const { t } = useTranslation('takings');
  const clock = useClock();
  const [askedMonth, setMonth] = useAddressState('month');
  const [askedKind, setKind] = useAddressState('kind');
  const month = isMonth(askedMonth) ? askedMonth : monthOf(clock.today());
  const kind = takings.takingsKinds.find((one) => one === askedKind) ?? 'guests';
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} action={<ImportButton />} />
      <Group justify="space-between" mb="lg" data-on-screen>
        <MonthStepper month={month} onChange={setMonth} />
        <SegmentedControl
          aria-label={t('kind')}
          data={takings.takingsKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          value={kind}
          onChange={setKind}
        />
      </Group>
      <MonthOfTakings key={`${month} ${kind}`} month={month} kind={kind} />
    </>
  );
}

/** For those who may write takings. */
function ImportButton() {
  const { t } = useTranslation('takings');
  const mayWrite = useCan()('takings.write');
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <Suspense>{isOpen && <ImportTakingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function MonthOfTakings({ month, kind }: { month: Month; kind: Kind }) {
  const clock = useClock();
  const known = useQuery(takingsQueries.month(month, kind));
  const forecast = useQuery(takingsQueries.forecast(month, kind));
  return (
    <QueryView what="takings" query={known} skeleton={<RowsSkeleton rows={10} height={36} />}>
      {(rows) => {
        const days = daysOf(month, rows, forecast.data);
        return (
          <Stack gap="lg">
            <Method forecast={forecast.data} kind={kind} />
            <DaysPicture days={days} kind={kind} of={month} />
            <div data-on-screen>
              <DaysTable days={days} kind={kind} today={clock.today()} />
            </div>
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** How it is forecast and how well, in a sentence each; or what is missing. */
function Method({ forecast, kind }: { forecast: takings.Forecast | undefined; kind: Kind }) {
  const { t } = useTranslation('takings');
  const amount = useAmount(kind);
  if (forecast === undefined) return null;
  const { method, reason, error, learnt, by } = forecast;
  if (method === null) return <Text maw={720}>{t(reason === 'too_short' ? 'tooShort' : 'emptyText')}</Text>;
  return (
    <Text maw={720}>
      {t(`method.${method}`, { days: learnt?.days ?? 0 })}{' '}
      {error && t(`error.${by}`, { off: amount(error.off_by), lastWeek: amount(error.last_week_off_by) })}
    </Text>
  );
}
