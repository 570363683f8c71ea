import { Stack, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PAGE_SIZE } from './swap-queries.ts';

interface Part<Item> {
  label: string;
  query: UseQueryResult<{ items: Item[]; total: number }>;
  page: number;
  setPage: (page: number) => void;
}

interface RequestsToDecideProps<Item> {
  /** What could not be read, in words. */
  what: 'swaps' | 'requests';
  icon: LucideIcon;
  /** The height of an entry that is still loading, in pixels. */
  height: number;
  waiting: Part<Item>;
  empty: { title: string; text: string };
  /** Below those that wait; left out if there are none. */
  others: Part<Item>;
  /** One that the manager can decide, as an entry of the list. */
  toDecide: (item: Item, onReview: () => void) => ReactNode;
  words: (item: Item) => ReactNode;
  /** What else can be done with one of the others. */
  otherAction?: (item: Item) => ReactNode;
  /** The form for the decision. */
  decision: (item: Item, onClose: () => void) => ReactNode;
}

/** Requests that wait for the manager, each with its answers beside it if they can be given, and the others below. */
export function RequestsToDecide<Item extends { id: string; allowed_actions: readonly string[] }>(
  props: RequestsToDecideProps<Item>,
) {
  const { what, icon, height, waiting, empty, others, toDecide, words, otherAction, decision } = props;
  const { t } = useTranslation();
  const [reviewed, setReviewed] = useState<Item | null>(null);
  const entries = (
    { label, page, setPage }: Part<Item>,
    { items, total }: { items: Item[]; total: number },
    actionOf?: (item: Item) => ReactNode,
  ) => (
    <>
      <EntryList label={label}>
        {items.map((item) =>
          item.allowed_actions.length > 0 ? (
            <Fragment key={item.id}>{toDecide(item, () => setReviewed(item))}</Fragment>
          ) : (
            <Entry key={item.id} icon={icon} {...(actionOf !== undefined && { actions: actionOf(item) })}>
              {words(item)}
            </Entry>
          ),
        )}
      </EntryList>
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
    </>
  );
  const other = others.query.data;
  return (
    <Stack gap="xl">
      <QueryView
        what={what}
        query={waiting.query}
        skeleton={<RowsSkeleton rows={3} height={height} />}
        empty={{
          icon: CircleCheck,
          ...empty,
          action: <NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>,
        }}
        isEmpty={({ total }) => total === 0}
      >
        {(list) => <div>{entries(waiting, list)}</div>}
      </QueryView>
      {other !== undefined && other.total > 0 && (
        <Stack gap="xs" component="section">
          <Title order={2}>{others.label}</Title>
          {entries(others, other, otherAction)}
        </Stack>
      )}
      {reviewed && decision(reviewed, () => setReviewed(null))}
    </Stack>
  );
}
