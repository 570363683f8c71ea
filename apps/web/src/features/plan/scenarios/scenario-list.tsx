import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, RefreshCw, Scale, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthFrom } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { reload } from '../../../lib/http/reload.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSortState } from '../../../lib/use-sort-state.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { AdviceSection } from './advice-section.tsx';
import { useFirstMonth } from './scenario-month.tsx';
import { isGone, isRunning, scenarioQueries } from './scenario-queries.ts';
import { ScenarioState } from './scenario-state.tsx';
import { usePlanAgain, useScenarioDeletion } from './use-scenario-deeds.tsx';

type Summary = scenarios.ScenarioSummary;

/** `/manager/scenarios`: what was tried, the latest first. */
export function ScenarioList() {
  const { t } = useTranslation('scenarios');
  const mayWrite = useCan()('plan.write');
  const query = useQuery(scenarioQueries.list());
  const isEmpty = query.data?.length === 0;
  const button = mayWrite ? (
    <CommandButton leftSection={<Plus size={16} aria-hidden />} act="/manager/scenarios/new">
      {t('try')}
    </CommandButton>
  ) : undefined;
  return (
    <>
      <PageHeader title={t('title')} about={t('about')} action={!isEmpty && button} />
      <QueryView
        what="data"
        query={query}
        skeleton={<RowsSkeleton />}
        empty={{ icon: Scale, title: t('empty.title'), text: t('empty.text'), action: button }}
      >
        {(list) => <FollowedTable list={list} mayWrite={mayWrite} />}
      </QueryView>
      <Box mt="xl">
        <AdviceSection />
      </Box>
    </>
  );
}

/** Those that run are followed one by one; once one is over, the list is read again. */
function FollowedTable({ list, mayWrite }: { list: Summary[]; mayWrite: boolean }) {
  const client = useQueryClient();
  const running = list.filter(isRunning);
  const followed = useQueries({ queries: running.map(({ id }) => scenarioQueries.one(id)) });
  const known = new Map(followed.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.state] as const])));
  const isOver = followed.some(({ data, error }) => isGone(error) || (data !== undefined && !isRunning(data)));
  useEffect(() => {
    if (isOver) void reload(client, ['scenarios']);
  }, [client, isOver]);
  const shown = list.map((one) => ({ ...one, state: known.get(one.id) ?? one.state }));
  return <Table list={shown} mayWrite={mayWrite} />;
}

function Table({ list, mayWrite }: { list: Summary[]; mayWrite: boolean }) {
  const { t } = useTranslation('scenarios');
  const [sort, setSort] = useSortState('-created');
  const { ask, question } = useScenarioDeletion();
  const columns = useColumns(mayWrite ? ask : null);
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
      {question}
    </>
  );
}

/** @param onDelete null: for those who may only read */
function useColumns(onDelete: ((one: Summary) => void) | null): Column<Summary>[] {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortValue: ({ name }) => name,
      cell: (one) => (
        <>
          <Anchor component={Link} to={`/manager/scenarios/${one.id}`} fw={500}>
            {one.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {one.verdict?.text ?? t(isRunning(one) ? 'columns.soon' : 'columns.noResult')}
          </Text>
        </>
      ),
    },
    {
      key: 'month',
      header: t('columns.month'),
      sortValue: ({ year, month }) => year * 12 + month,
      cell: ({ year, month }) => format.month(year, month),
    },
    { key: 'state', header: t('columns.state'), cell: (one) => <ScenarioState scenario={one} /> },
    {
      key: 'created',
      header: t('columns.created'),
      sortValue: ({ created_at }) => created_at,
      cell: ({ created_at }) => format.instant(created_at),
      isSecondary: true,
    },
    ...(onDelete
      ? [
          {
            key: 'actions',
            header: t('common:actions'),
            isHeaderHidden: true,
            align: 'right' as const,
            cell: (one: Summary) => <Deeds one={one} onDelete={() => onDelete(one)} />,
          },
        ]
      : []),
  ];
}

function Deeds({ one, onDelete }: { one: Summary; onDelete: () => void }) {
  const { t } = useTranslation('scenarios');
  const again = usePlanAgain();
  const isOver = monthFrom(one.year, one.month) < useFirstMonth();
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        aria-label={t('againOf', { name: one.name })}
        title={t(isOver ? 'over' : 'again')}
        loading={again.isBusy}
        disabled={isRunning(one) || isOver}
        onClick={() => again.run({ params: { id: one.id }, body: {} })}
      >
        <RefreshCw size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('deleteOf', { name: one.name })} title={t('common:delete')} onClick={onDelete}>
        <Trash2 size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
