import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { staffing, templates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { firstOfMonth, isMonth, monthOf, stepMonth, type Month } from '../../../lib/dates/months.ts';
import { weekQueries } from '../../../lib/http/week-queries.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useWeekdayNames } from '../../../lib/format/use-weekday-names.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Section } from '../../../ui/section.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { NeedPicture } from './need-picture.tsx';
import { monthQuery, staffingQueries } from './staffing-queries.ts';

/** The proposal for a month, by default the next one; the month is in the address. */
export function ProposalSection() {
  const { t } = useTranslation('staffing');
  const clock = useClock();
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : stepMonth(monthOf(clock.today()), 1);
  const query = useQuery(staffingQueries.proposal(month));
  return (
    <Section title={t('proposal')}>
      <Stack gap="md">
        <MonthStepper month={month} onChange={setMonth} />
        <QueryView what="takings" query={query} skeleton={<RowsSkeleton rows={6} height={40} />}>
          {(proposal) =>
            proposal.reason === null ? (
              <Shown proposal={proposal} month={month} />
            ) : (
              <Missing reason={proposal.reason} />
            )
          }
        </QueryView>
      </Stack>
    </Section>
  );
}

const PLACES = {
  no_templates: '/manager/shifts/templates',
  no_forecast: '/manager/shifts/takings',
  no_hours: '/manager/shifts/takings',
} as const;

/** Why there is no proposal, and where it is mended. */
function Missing({ reason }: { reason: NonNullable<staffing.Proposal['reason']> }) {
  const { t } = useTranslation('staffing');
  return (
    <Alert color="gray">
      <Group justify="space-between">
        <Text>{t(`reason.${reason}`)}</Text>
        {reason !== 'no_productivity' && reason !== 'nothing_ahead' && (
          <Button component={Link} to={PLACES[reason]} variant="default">
            {t(`reasonAction.${reason}`)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function Shown({ proposal, month }: { proposal: staffing.Proposal; month: Month }) {
  const { t } = useTranslation('staffing');
  const format = useFormat();
  const mayWrite = useCan()('staffing.write');
  const { use, isBusy } = useProposal(month);
  const hours = (quarters: number) => format.minutesAsHours(quarters * 15);
  const { id, requirements, proved } = proposal;
  const isPart = proposal.from !== null && proposal.from > firstOfMonth(month);
  return (
    <Stack gap="md">
      <Text maw={720}>
        {isPart && `${t('from', { date: format.date(proposal.from ?? '') })} `}
        {t('sum', {
          short: hours(proposal.short_quarters),
          over: hours(proposal.over_quarters),
          nowShort: hours(proposal.now_short_quarters),
          nowOver: hours(proposal.now_over_quarters),
        })}{' '}
        {t(proved ? 'proved' : 'notProved')}
      </Text>
      <Hint hint={proposal.hint} />
      <NeedPicture proposal={proposal} month={month} />
      {requirements.length === 0 ? (
        <Text c="dimmed">{t('nothingToChange')}</Text>
      ) : (
        <>
          <Changes requirements={requirements} />
          {mayWrite && (
            <Button data-on-screen w="fit-content" loading={isBusy} onClick={() => use(id)}>
              {t('use')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

/** Uses a proposal, and offers to take it back. */
function useProposal(month: Month) {
  const { t } = useTranslation('staffing');
  const undo = useAction(staffing.undoProposal, { done: t('undone'), failed: t('useFailed') });
  const { run, isBusy } = useAction(staffing.applyProposal, {
    failed: t('useFailed'),
    onDone: ({ undo_id }) => toastUndo(t('used'), () => undo.run({ params: { id: undo_id } })),
  });
  return { use: (id: string) => run({ query: monthQuery(month), body: { id } }), isBusy };
}

/** The template that would help most, and the way to add it. */
function Hint({ hint }: { hint: staffing.Proposal['hint'] }) {
  const { t } = useTranslation('staffing');
  const format = useFormat();
  const { long } = useWeekdayNames();
  const mayWrite = useCan()('staffing.write');
  const name = hint === null ? '' : `${hint.start_time}–${hint.end_time}`;
  const add = useAction(templates.createTemplate, {
    done: t('templateAdded', { name }),
    failed: t('templateFailed'),
  });
  if (hint === null) return null;
  const { start_time, end_time } = hint;
  const hours = (quarters: number) => format.minutesAsHours(quarters * 15);
  return (
    <Group gap="md">
      <Text maw={640}>
        {t('hint', {
          weekday: long[hint.weekday - 1],
          role: hint.role,
          miss: hours(hint.over_quarters),
          start: start_time,
          end: end_time,
          removes: hours(hint.removes),
        })}
      </Text>
      {mayWrite && (
        <Button
          data-on-screen
          variant="default"
          loading={add.isBusy}
          onClick={() => add.run({ body: { name, start_time, end_time } })}
        >
          {t('addTemplate')}
        </Button>
      )}
    </Group>
  );
}

function Changes({ requirements }: { requirements: readonly staffing.ProposedRequirement[] }) {
  const { t } = useTranslation('staffing');
  const format = useFormat();
  const { long } = useWeekdayNames();
  const { data: weeks = [] } = useQuery(weekQueries.list());
  const when = ({ weekday, date, week_id }: staffing.ProposedRequirement) => {
    if (date !== null) return format.date(date);
    const day = long[(weekday ?? 1) - 1] ?? '';
    const week = weeks.find(({ id }) => id === week_id);
    return week === undefined ? day : t('ofWeek', { day, week: week.name });
  };
  const columns: Column<staffing.ProposedRequirement>[] = [
    { key: 'when', header: t('columns.when'), cell: when },
    { key: 'template', header: t('columns.template'), cell: ({ template }) => template },
    { key: 'role', header: t('columns.role'), cell: ({ role }) => role },
    {
      key: 'before',
      header: t('columns.before'),
      align: 'right',
      cell: ({ before }) => (before === null ? t('none') : format.number(before)),
    },
    {
      key: 'count',
      header: t('columns.count'),
      align: 'right',
      cell: ({ count }) => <Text fw={600}>{count === null ? t('asStandard') : format.number(count)}</Text>,
    },
  ];
  return (
    <DataTable
      label={t('changes')}
      columns={columns}
      rows={requirements}
      rowKey={({ template, role, weekday, date, week_id }) =>
        [template, role, weekday, date, week_id].map(String).join(' ')
      }
    />
  );
}
