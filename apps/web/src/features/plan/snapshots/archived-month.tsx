import type { ReplyOf, schedule } from '@pamaina/contract';
import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useColorMeaning } from '../../../lib/format/device-choice.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { ArchivedReceipts } from '../receipts/index.ts';
import { ChangeReasons, ChangesList } from '../amendments/index.ts';
import { ScheduleGrid, ShiftList } from '../months/index.ts';
import { dayInfos } from '../../../lib/schedule/day-info.ts';
import { NO_NEEDS } from '../../../lib/schedule/needs.ts';
import { gridRows, noFilters, peopleFrom } from '../../../lib/schedule/grid-model.ts';
import { firstOfMonth, monthDates, monthFrom } from '../../../lib/schedule/months.ts';
import { shiftColors } from '../../../lib/schedule/colors.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { scheduleChanges } from '../../../lib/schedule/schedule-changes.ts';

const shapes = ['month', 'list', 'changes', 'receipts'] as const;
const noBlocks = new Map<string, never>();

/** A published month as it was on the day of publishing, read-only. */
export function ArchivedMonth({ archive }: { archive: NonNullable<ReplyOf<typeof schedule.getArchive>> }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const [shape, setShape] = useState<(typeof shapes)[number]>('month');
  const { entries, year, month } = archive;
  const [meaning] = useColorMeaning();
  const from = firstOfMonth(monthFrom(year, month));
  const known = useQuery({ ...scheduleQueries.range({ start: from, end: from }), enabled: meaning === 'template' });
  const colors = useMemo(
    () =>
      shiftColors(
        meaning,
        entries.map((shift) => shift.role),
        known.data?.template_colors,
      ),
    [entries, known.data, meaning],
  );
  const rows = useMemo(() => gridRows(peopleFrom(entries), entries, noFilters), [entries]);
  const view = useMemo(() => {
    const dates = monthDates(monthFrom(year, month));
    const days = dayInfos(dates, { today: '', holidays: [], ...NO_NEEDS, shifts: [] });
    return { density: 'month' as const, days, colors, blocks: noBlocks };
  }, [colors, month, year]);
  // Employees are not told who has confirmed.
  const shown = shapes.filter((one) => one !== 'receipts' || archive.receipts !== undefined);
  const words = {
    month: t('toolbar.month'),
    list: t('toolbar.list'),
    changes: t('changes.label'),
    receipts: t('amendments:receipts'),
  };
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={t('toolbar.view')}
        data={shown.map((one) => ({ value: one, label: words[one] }))}
        value={shape}
        onChange={(value) => setShape(shapes.find((one) => one === value) ?? 'month')}
      />
      {shape === 'changes' && <ArchiveChanges archive={archive} />}
      {shape === 'changes' && archive.changes != null && <ChangeReasons changes={archive.changes} />}
      {shape === 'receipts' && archive.receipts !== undefined && (
        <Suspense fallback={<RowsSkeleton />}>
          <ArchivedReceipts receipts={archive.receipts} />
        </Suspense>
      )}
      {shape === 'list' && <ShiftList shifts={entries} filters={noFilters} colors={colors} />}
      {shape === 'month' && (
        <ScheduleGrid
          label={t('grid.label', { month: format.month(year, month) })}
          rows={rows}
          view={view}
          editing={null}
        />
      )}
    </>
  );
}

type Archive = NonNullable<ReplyOf<typeof schedule.getArchive>>;

/** The changes between a published version of a month and another one, by default the previous one. */
function ArchiveChanges({ archive }: { archive: Archive }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const archives = useQuery(scheduleQueries.archives());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <QueryView what="history" query={archives} skeleton={<RowsSkeleton />}>
      {(all) => {
        const others = all
          .filter(({ id, year, month }) => id !== archive.id && year === archive.year && month === archive.month)
          .sort((a, b) => b.version - a.version);
        const before = others.find(({ version }) => version < archive.version) ?? others.at(-1);
        if (before === undefined) return <Text c="dimmed">{t('changes.onlyVersion')}</Text>;
        return (
          <Stack gap="md">
            <Select
              label={t('changes.against')}
              maw={360}
              withScrollArea={false}
              allowDeselect={false}
              data={others.map(({ id, version, published_at }) => ({
                value: id,
                label: t('changes.version', { version, when: format.instant(published_at) }),
              }))}
              value={chosen ?? before.id}
              onChange={setChosen}
            />
            <Against archive={archive} id={chosen ?? before.id} />
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Against({ archive, id }: { archive: Archive; id: string }) {
  const { t } = useTranslation('schedule');
  const other = useQuery(scheduleQueries.archive(id));
  return (
    <QueryView what="history" query={other} skeleton={<RowsSkeleton />}>
      {(found) => {
        const changes = scheduleChanges(found.entries, archive.entries);
        if (changes.length === 0) return <Text c="dimmed">{t('changes.none')}</Text>;
        return <ChangesList changes={changes} />;
      }}
    </QueryView>
  );
}
