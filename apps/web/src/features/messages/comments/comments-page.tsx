import { Group, Paper, Stack, Title } from '@mantine/core';
import type { comments } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, isMonth, lastOfMonth, monthOf, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLeave } from '../../../lib/session/home-of.ts';
import { usePage } from '../../../lib/use-page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { CommentForm, CommentList } from './comment-list.tsx';
import { commentQueries } from './comment-queries.ts';

const PAGE_SIZE = 50;

/**
 * `/manager/comments` and `/worker/comments`: the comments of a month by day, the latest first; the month and the page
 * number are in the address.
 */
export function CommentsPage() {
  const { t } = useTranslation('comments');
  const format = useFormat();
  const today = useClock().today();
  const mayWrite = useCan()('notes.write');
  const [asked, setAsked] = useAddressState('month', 'page');
  const month = isMonth(asked) ? asked : monthOf(today);
  const { year, month: number } = yearAndMonth(month);
  const name = format.month(year, number);
  const leave = useLeave();
  const query = useQuery(commentQueries.range(firstOfMonth(month), lastOfMonth(month)));
  // Each month has its own form.
  const show = (next: Month) => leave(() => setAsked(next === monthOf(today) ? '' : next));
  const home = useAreaPlace();
  return (
    <Stack gap="md" maw={720}>
      <PageHeader title={t('title')} about={t('description')} />
      {mayWrite && (
        <Paper withBorder p="md">
          <CommentForm key={month} date={month === monthOf(today) ? today : firstOfMonth(month)} withDate />
        </Paper>
      )}
      <Group>
        <MonthStepper month={month} onChange={show} />
      </Group>
      <QueryView
        what="comments"
        query={query}
        skeleton={<RowsSkeleton rows={4} height={64} />}
        empty={{
          icon: NotebookPen,
          title: t('emptyTitle', { month: name }),
          text: t('emptyText'),
          action: (
            <NextStep to={home === '/manager' ? '/manager/calendar' : '/worker/schedule'}>
              {t('shell:next.schedule')}
            </NextStep>
          ),
        }}
      >
        {(list) => <Days list={list} />}
      </QueryView>
    </Stack>
  );
}

/** The latest day first, each day in the order of writing; fifty comments per page. */
function Days({ list }: { list: readonly comments.Comment[] }) {
  const format = useFormat();
  const [asked, setPage] = usePage();
  const page = Math.min(asked, Math.ceil(list.length / PAGE_SIZE));
  const ordered = [...Map.groupBy(list, ({ date }) => date).values()].toReversed().flat();
  const shown = Map.groupBy(ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), ({ date }) => date);
  return (
    <>
      {[...shown].map(([date, own]) => (
        <Stack key={date} gap="xs" component="section">
          <Title order={2}>{format.fullDate(date)}</Title>
          <CommentList label={format.fullDate(date)} list={own} />
        </Stack>
      ))}
      <Pager page={page} pageSize={PAGE_SIZE} total={list.length} onChange={setPage} />
    </>
  );
}
