import { Button, Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import type { rosterGrid } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { monthOf, type Month, stepMonth, yearAndMonth } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CodeRows } from './code-rows.tsx';
import { NeedRows } from './need-rows.tsx';
import { PeopleRows } from './people-rows.tsx';
import { TemplateRows } from './template-rows.tsx';
import { Section } from '../../../ui/section.tsx';
import type { RosterWork } from './use-roster-grid.ts';

interface ProposalProps {
  work: RosterWork;
  proposal: rosterGrid.RosterGrid;
}

/** What the schedule amounts to on one screen: each guess can be corrected, and nothing is stored before. */
export function RosterProposal({ work, proposal }: ProposalProps) {
  const { t } = useTranslation('roster-grid');
  const { isBusy, hasFailed, correct, store, startOver } = work;
  const { people, templates, shifts, questions } = proposal;
  const kept = people.filter(({ skip }) => !skip);
  const past = shifts.filter((shift) => shift.past).length;
  const unread = questions.filter((question) => question.kind === 'cell');
  return (
    <Stack gap="lg" aria-busy={isBusy}>
      <Group justify="space-between" align="flex-end" gap="md">
        <Stack gap={4}>
          <Text fw={500} role="status">
            {t('sum', { people: kept.length, templates: templates.length, shifts: shifts.length })}
          </Text>
          <Text size="sm" c="dimmed">
            {past === shifts.length ? t('allPast') : t('somePast', { past, rest: shifts.length - past })}
          </Text>
        </Stack>
        <MonthField proposal={proposal} onChoose={(month) => correct({ month })} />
      </Group>
      <CodeRows questions={questions} correct={correct} />
      {unread.length > 0 && <Unread cells={unread} />}
      <PeopleRows people={people} correct={correct} />
      <TemplateRows templates={templates} correct={correct} />
      <NeedRows proposal={proposal} correct={correct} />
      <Group gap="sm">
        <Button onClick={store} loading={isBusy} disabled={kept.length === 0 || hasFailed}>
          {t('use')}
        </Button>
        <Button variant="subtle" onClick={startOver} disabled={isBusy}>
          {t('back')}
        </Button>
      </Group>
    </Stack>
  );
}

/** How far back a schedule can be from. */
const MONTHS_BACK = 24;

/** The month, and whether the schedule says so itself. */
function MonthField({ proposal, onChoose }: { proposal: rosterGrid.RosterGrid; onChoose: (month: string) => void }) {
  const { t } = useTranslation('roster-grid');
  const format = useFormat();
  const thisMonth = monthOf(useClock().today());
  const question = proposal.questions.find((one) => one.kind === 'month');
  if (question === undefined) return null;
  const near = Array.from({ length: MONTHS_BACK + 2 }, (_, index) => stepMonth(thisMonth, 1 - index));
  const nameOf = (month: string) => {
    const { year, month: number } = yearAndMonth(month as Month);
    return format.month(year, number);
  };
  return (
    <NativeSelect
      label={t('month')}
      description={t(question.certain ? 'monthKnown' : 'monthGuessed')}
      data={[...new Set<string>([question.month, ...near])]
        .toSorted()
        .map((value) => ({ value, label: nameOf(value) }))}
      value={question.month}
      disabled={question.fixed}
      onChange={(event) => onChoose(event.currentTarget.value)}
      miw={220}
    />
  );
}

/** Cells that nothing was understood of: they are left out. */
function Unread({ cells }: { cells: readonly Extract<rosterGrid.RosterQuestion, { kind: 'cell' }>[] }) {
  const { t } = useTranslation('roster-grid');
  const format = useFormat();
  return (
    <Section title={t('unread.title', { count: cells.length })} about={t('unread.about')}>
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Tbody>
            {cells.slice(0, 50).map(({ line, date, name, text }) => (
              <Table.Tr key={`${line} ${date}`}>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{format.longDate(date)}</Table.Td>
                <Table.Td>{text}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
