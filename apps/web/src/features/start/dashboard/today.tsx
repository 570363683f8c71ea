import { Badge, Text } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { Section } from './section.tsx';
import { TodayActions } from './today-actions.tsx';
import classes from './dashboard.module.css';
import pieces from '../../../ui/pieces.module.css';

/** Whom an open shift is offered to by now: without it the line would ask for the same again. */
const AskStatus = lazyPart(async () => (await import('../../changes/asks/index.ts')).AskStatus);

type Line = dashboard.TodayLine;

const colors: Partial<Record<Line['state'], string>> = {
  missing: 'red',
  late: 'orange',
  forgotten: 'orange',
  open: 'orange',
  in: 'green',
  break: 'blue',
};

/** The today board: who is missing, late, at work, on a break, next and away, and what can be done about it. */
export function Today({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const sayDetail = useDetail();
  return (
    <Section title={t('today.title')} more={{ to: '/manager/calendar', label: t('today.more') }}>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{t('today.nobody')}</p>
      ) : (
        <ul className={pieces.rows}>
          {lines.map((line) => {
            const { id, state, shift, role, employee_name } = line;
            const detail = sayDetail(line);
            return (
              <li key={id} className={classes.line} data-over={state === 'done' || undefined}>
                <div className={classes.who}>
                  <Text component="span" fw={500} c={employee_name === null ? 'var(--waiting)' : 'inherit'}>
                    {employee_name ?? t('today.open')}
                  </Text>
                  {shift !== null && (
                    <span className="tabular">
                      {shift.start_time}–{shift.end_time}
                    </span>
                  )}
                  {role !== null && (
                    <Text component="span" size="sm" c="dimmed">
                      <RoleName role={role} />
                    </Text>
                  )}
                  {line.absence !== null && <AbsenceWords absence={line.absence} />}
                  {state === 'open' && shift !== null && (
                    <OptionalPart>
                      <AskStatus shiftId={shift.id} />
                    </OptionalPart>
                  )}
                  {detail !== null && (
                    <Text component="span" size="sm" c="dimmed">
                      {detail}
                    </Text>
                  )}
                </div>
                {state !== 'open' && (
                  <Badge variant="light" color={colors[state] ?? 'gray'} tt="none" radius="sm" fw={500}>
                    {t(`today.state.${state}`)}
                  </Badge>
                )}
                <TodayActions line={line} now={now} />
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

/** Its kind and its last day. The texts of absences are loaded only where somebody is away. */
function AbsenceWords({ absence: { type, type_name, until } }: { absence: NonNullable<Line['absence']> }) {
  const { t } = useTranslation(['absences', 'dashboard']);
  const format = useFormat();
  const end =
    until === null ? t('dashboard:today.untilUnknown') : t('dashboard:today.until', { day: format.dayMonth(until) });
  return (
    <Text component="span" size="sm" c="dimmed">
      {type_name ?? t(`type.${type}`)}, {end}
    </Text>
  );
}

/** Since when, how late; null if the state says all. */
function useDetail(): (line: Line) => string | null {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { local } = useClock();
  return ({ state, shift, since, minutes_late }) => {
    if (state === 'late' && minutes_late !== null) return t('today.minutes', { minutes: minutes_late });
    if (since === null) return null;
    const { time, date } = local(since);
    if (state === 'done') return t('today.left', { time });
    const came = t('today.since', { time: state === 'forgotten' ? `${format.dayMonth(date)} ${time}` : time });
    const words = [came, minutes_late !== null && state === 'in' && t('today.cameLate', { minutes: minutes_late })];
    if (shift === null && state !== 'forgotten') words.push(t('today.unplanned'));
    return words.filter((word) => word !== false).join(', ');
  };
}
