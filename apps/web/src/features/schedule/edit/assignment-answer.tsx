import type { schedule } from '@pamaina/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { useRuleName } from '../../../lib/use-rule-name.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { scheduleQueries } from '../schedule-queries.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from './assignment-answer.module.css';

/** "Why this person?": what the assignment does to the penalty, who else could have it, and possible exchanges. Asked for when it is opened. */
export function AssignmentAnswer({ shift }: { shift: schedule.Shift }) {
  const { t } = useTranslation('answers');
  const [isOpen, setOpen] = useState(false);
  const format = useFormat();
  const words = useShiftWords();
  const ruleName = useRuleName();
  const answer = useQuery({ ...scheduleQueries.explanation(shift.id), enabled: isOpen });
  const points = (penalty: number) => {
    const rounded = Math.round(penalty);
    if (rounded === 0) return t('assignment.same');
    return t(rounded < 0 ? 'assignment.better' : 'assignment.worse', { points: format.number(Math.abs(rounded)) });
  };
  return (
    <details className={classes.answer} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('assignment.title')}</summary>
      {isOpen && (
        <QueryView query={answer} skeleton={<Skeleton height={72} mt="xs" />}>
          {({ parts, others, swaps }) => (
            <>
              <Text size="xs" c="dimmed">
                {t('assignment.parts')}
              </Text>
              {Object.keys(parts).length === 0 && <Text size="sm">{t('assignment.none')}</Text>}
              <Lines
                lines={Object.entries(parts).map(([rule, penalty]) => ({
                  key: rule,
                  name: ruleName(rule),
                  note: points(penalty),
                }))}
              />
              <Text size="xs" c="dimmed">
                {t('assignment.others')}
              </Text>
              {others.length === 0 && <Text size="sm">{t('assignment.noOthers')}</Text>}
              <Lines
                lines={others.map((one) => ({ key: one.employee_id, name: one.name, note: points(one.penalty) }))}
              />
              {swaps.length > 0 && (
                <Text size="xs" c="dimmed">
                  {t('assignment.swaps')}
                </Text>
              )}
              <Lines
                lines={swaps.map((one) => ({
                  key: one.shift_id,
                  name: t('assignment.swap', {
                    name: one.name,
                    day: words.day(one.date),
                    hours: words.hours(one),
                    role: one.role,
                  }),
                  note: points(one.penalty),
                }))}
              />
            </>
          )}
        </QueryView>
      )}
    </details>
  );
}

function Lines({ lines }: { lines: { key: string; name: string; note: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ key, name, note }) => (
        <li key={key}>
          <span>{name}</span>
          <span className={classes.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
