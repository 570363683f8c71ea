import type { ReplyOf, schedule } from '@pamaina/contract';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ArchivedReceipts } from '../../receipts/index.ts';
import { ChangeReasons } from '../amend/change-reasons.tsx';
import { ScheduleGrid } from '../grid/schedule-grid.tsx';
import { ShiftList } from '../list/shift-list.tsx';
import { dayInfos } from '../model/day-info.ts';
import { gridRows, noFilters, peopleFrom } from '../model/grid-model.ts';
import { firstOfMonth, monthDates, monthFrom } from '../model/months.ts';
import { useColorMeaning } from '../../../lib/format/use-color-meaning.ts';
import { shiftColors } from '../model/colors.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { ArchiveChanges } from './archive-changes.tsx';

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
    const days = dayInfos(dates, { today: '', holidays: [], requirements: [], shifts: [] });
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
