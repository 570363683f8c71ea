import type { explanations, ReplyOf, schedule } from '@pamaina/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from './panel.module.css';

/** Only the most important notes of each alternative are shown. */
const NOTES_MAX = 3;

/** "Why this person?": the effects of the assignment, alternatives, and possible swaps. Requested when it is opened. */
export function AssignmentAnswer({ shift }: { shift: schedule.Shift }) {
  const { t } = useTranslation('explanations');
  const [isOpen, setOpen] = useState(false);
  const answer = useQuery({ ...scheduleQueries.explanation(shift.id), enabled: isOpen });
  return (
    <details className={classes.answer} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('assignment.title')}</summary>
      {isOpen && (
        <QueryView what="schedule" query={answer} skeleton={<Skeleton height={72} mt="xs" />}>
          {(found) => <Answer {...found} />}
        </QueryView>
      )}
    </details>
  );
}

type Explained = ReplyOf<typeof explanations.explainAssignment>;

/** Each part with its heading; only swaps have none where there are none. */
function Answer({ changes, others, swaps }: Explained) {
  const { t } = useTranslation('explanations');
  const changeWords = useChangeWords();
  const words = useShiftWords();
  const ruleName = useRuleName();
  const notesOf = (changes: readonly explanations.PartChange[]) =>
    changes.length === 0
      ? [t('assignment.same')]
      : changes
          .slice(0, NOTES_MAX)
          .map((change) => t('assignment.change', { rule: ruleName(change.rule), change: changeWords(change) }));
  const swapOf = ({ name, date, role, ...hours }: Explained['swaps'][number]) =>
    t('assignment.swap', { name, day: words.day(date), hours: words.hours(hours), role });
  return (
    <>
      <Heading text={t('assignment.parts')} />
      {changes.length === 0 && <Text size="sm">{t('assignment.none')}</Text>}
      <Lines
        lines={changes.map((change) => ({
          key: change.rule,
          name: ruleName(change.rule),
          notes: [changeWords(change)],
        }))}
      />
      <Heading text={t('assignment.others')} />
      {others.length === 0 && <Text size="sm">{t('assignment.noOthers')}</Text>}
      <Lines lines={others.map((one) => ({ key: one.employee_id, name: one.name, notes: notesOf(one.changes) }))} />
      {swaps.length > 0 && <Heading text={t('assignment.swaps')} />}
      <Lines lines={swaps.map((one) => ({ key: one.shift_id, name: swapOf(one), notes: notesOf(one.changes) }))} />
    </>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Text size="xs" c="dimmed">
    {text}
  </Text>
);

function Lines({ lines }: { lines: { key: string; name: string; notes: string[] }[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ key, name, notes }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={classes.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A change of the schedule in hours, shifts or money: "better (7.5 h)". */
function useChangeWords(): (change: explanations.PartChange) => string {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  const amountOf = (unit: explanations.ChangeUnit, amount: number) => {
    if (unit === 'hours') return format.hours(amount);
    if (unit === 'euro') return format.money(amount * 100);
    return t(`assignment.units.${unit}`, { count: amount, amount: format.number(amount) });
  };
  return ({ unit, amount }) =>
    t(amount < 0 ? 'assignment.better' : 'assignment.worse', { amount: amountOf(unit, Math.abs(amount)) });
}
