import { Stack, Text } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, CircleCheck, TriangleAlert, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AskButton } from '../asks/index.ts';
import { timeOffQueries } from './time-off-queries.ts';
import { usePeriodWords } from './time-off-words.tsx';
import classes from './consequence.module.css';

const yearOf = (date: string) => date.slice(0, 4);

/** What is left of the years in which vacation is asked for. */
export function Balances({ entry }: { entry: timeOff.TimeOff }) {
  return yearsOf(entry).map((year) => <BalanceOfPerson key={year} entry={entry} year={year} />);
}

/** The years whose vacation a request takes; each is counted for itself. */
export const yearsOf = ({ type, start_date, end_date }: timeOff.TimeOff) =>
  type === 'vacation' ? [...new Set([yearOf(start_date), yearOf(end_date)])] : [];

/** What is left of a year, before the request. */
export const balanceQuery = ({ employee_id, start_date }: BalanceOfPersonProps['entry'], year: string) =>
  timeOffQueries.balance({ employee_id, year, by: yearOf(start_date) === year ? start_date : `${year}-01-01` });

interface BalanceOfPersonProps {
  entry: Pick<timeOff.TimeOff, 'employee_id' | 'start_date'>;
  /** That of the request's days: each year is counted for itself. */
  year: string;
}

/** For the manager who decides: how much vacation somebody has left for it; nothing where no count is kept. */
function BalanceOfPerson({ entry, year }: BalanceOfPersonProps) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { data } = useQuery(balanceQuery(entry, year));
  if (data === undefined || data.left === null) return null;
  const { left, added } = data;
  const allowed = (data.allowed ?? 0) + added;
  const words = [left, allowed].every(Number.isInteger)
    ? t('balance.ofPerson', { count: left, allowed, year })
    : t('balance.ofPersonInParts', { left: format.number(left), allowed: format.number(allowed), year });
  return <Text size="sm">{words}</Text>;
}

/**
 * The effects of an approval: the shifts that open with who could take them, those that can't be filled, and who else
 * is absent.
 */
export function Consequence({ found }: { found: timeOff.TimeOffConsequence }) {
  const { t } = useTranslation('time-off');
  const period = usePeriodWords();
  const { opens, unfillable, also_away } = found;
  return (
    <Stack gap="xs">
      {opens.length === 0 ? (
        <div className={classes.fact}>
          <CircleCheck size={18} color="var(--covered)" aria-hidden />
          {t('consequence.noShift')}
        </div>
      ) : (
        <div className={classes.fact}>
          <CalendarX2 size={18} color="var(--waiting)" aria-hidden />
          {t('consequence.opens', { count: opens.length })}
        </div>
      )}
      {opens.length > 0 && (
        <ul className={classes.list}>
          {opens.map((opened) => (
            <OpenedShift key={opened.shift.id} {...opened} />
          ))}
        </ul>
      )}
      {unfillable > 0 && (
        <div className={classes.fact}>
          <TriangleAlert size={18} color="var(--danger)" aria-hidden />
          {t('consequence.unfillable', { count: unfillable })}
        </div>
      )}
      {also_away.map(({ name, ...away }) => (
        <div key={name + away.start_date} className={classes.fact}>
          <Users size={18} color="var(--mantine-color-dimmed)" aria-hidden />
          {t('consequence.alsoAway', { name, days: period({ ...away, status: 'approved' }) })}
        </div>
      ))}
    </Stack>
  );
}

/** A shift that the approval opens, and who could take it. */
function OpenedShift({ shift, takers }: timeOff.TimeOffConsequence['opens'][number]) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const words = t('consequence.shift', {
    day: format.dayMonth(shift.date),
    from: shift.start_time,
    to: shift.end_time,
    role: shift.role,
  });
  return (
    <li className={classes.line} data-nobody={takers.length === 0 || undefined}>
      <strong>{words}</strong>
      <br />
      {takers.length === 0 ? (
        <em>{t('consequence.nobody')}</em>
      ) : (
        <>
          {t('consequence.takers', { names: takers.map(({ name }) => name).join(', ') })}
          {shift.status === 'published' && (
            <div>
              <AskButton shift={shift} words={words} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
