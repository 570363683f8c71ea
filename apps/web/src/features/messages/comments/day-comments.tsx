import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { CommentForm, CommentList } from './comment-list.tsx';
import { commentQueries } from './comment-queries.ts';

/** The comments of one day, next to its shifts. */
export function DayComments({ date }: { date: string }) {
  const { t } = useTranslation('comments');
  const mayWrite = useCanOn('notes.write');
  const query = useQuery(commentQueries.range(date, date));
  return (
    <Stack gap="xs" component="section">
      <Title order={3}>{t('title')}</Title>
      <QueryView what="comments" query={query} skeleton={<RowsSkeleton rows={1} />}>
        {(list) => <CommentList label={t('title')} list={list} />}
      </QueryView>
      {mayWrite(date) && <CommentForm date={date} />}
    </Stack>
  );
}
