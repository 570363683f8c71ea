import { Anchor } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { whenUsed } from '../../../lib/when-idle.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { RoleName } from '../../../ui/role-name.tsx';
import { Section } from '../../../ui/section.tsx';
import { loadTodayMenu, TodayMenu } from './today-menu.tsx';
import classes from './dashboard.module.css';
import pieces from '../../../ui/pieces.module.css';

/** Whom an open shift is offered to by now: without it the line would ask for the same again. */
const AskStatus = lazyPart(async () => {
  const texts = loadTexts('area');
  // Named here: of a list of promises the bundler would keep all that the feature offers.
  const { AskStatus: Part } = await import('../../changes/asks/index.ts');
  await texts;
  return Part;
});

type Line = dashboard.TodayLine;

/** Red is what is broken, amber what waits for somebody. */
const tones: Partial<Record<Line['state'], 'broken' | 'waiting'>> = {
  missing: 'broken',
  late: 'waiting',
  forgotten: 'waiting',
  open: 'waiting',
};

/** A larger team sees first whom it concerns, and all of it with one press. */
const SHOWN = 10;

/** The today board: who is missing, late, at work, on a break, next and away, each with a menu of what can be done. */
export function Today({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // If it fails, the press loads it.
    whenUsed()
      .then(loadTodayMenu)
      .catch(() => undefined);
  }, []);
  const current = lines.filter(({ state }) => state !== 'done');
  const finished = lines.length - current.length;
  // Nothing is to be done about those: they are one row.
  const shown = isWhole ? lines : current.slice(0, SHOWN);
  return (
    <Section title={t('today.title')} more={{ to: '/manager/calendar', label: t('today.more') }}>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{t('today.nobody')}</p>
      ) : (
        <ul className={pieces.rows}>
          {shown.map((line) => (
            <TodayLine key={line.id} line={line} now={now} />
          ))}
          {shown.length < lines.length && (
            <li className={classes.row}>
              <Anchor component="button" type="button" size="sm" onClick={() => setWhole(true)}>
                {shown.length < current.length
                  ? t('today.all', { count: lines.length })
                  : t('today.finished', { count: finished })}
              </Anchor>
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

function TodayLine({ line, now }: { line: Line; now: number }) {
  const { t } = useTranslation('dashboard');
  const sayState = useStateWords();
  const { state, shift, role, employee_name } = line;
  const words = sayState(line);
  return (
    <li className={`${classes.row} ${classes.line}`} data-over={state === 'done' || undefined}>
      <span className={classes.when} data-now={state === 'now' || undefined}>
        {shift && `${shift.start_time}–${shift.end_time}`}
        {state === 'now' && <Hidden> {t('today.state.now')}</Hidden>}
      </span>
      <span className={classes.who}>
        <b data-tone={employee_name === null ? 'waiting' : undefined}>{employee_name ?? t('today.open')}</b>
        {role !== null && (
          <span>
            <RoleName role={role} />
          </span>
        )}
        {line.absence !== null && <AbsenceWords absence={line.absence} />}
        {state === 'open' && shift !== null && (
          <OptionalPart>
            <AskStatus shiftId={shift.id} />
          </OptionalPart>
        )}
        {words !== null && <span data-tone={tones[state]}>{words}</span>}
      </span>
      <TodayMenu line={line} now={now} />
    </li>
  );
}

/** Its kind and its last day. The texts of absences are loaded only where somebody is away. */
function AbsenceWords({ absence: { type, type_name, until } }: { absence: NonNullable<Line['absence']> }) {
  const { t } = useTranslation(['absences', 'dashboard']);
  const format = useFormat();
  const end =
    until === null ? t('dashboard:today.untilUnknown') : t('dashboard:today.until', { day: format.dayMonth(until) });
  return (
    <span>
      {type_name ?? t(`type.${type}`)}, {end}
    </span>
  );
}

/** What somebody does now, since when, how late; null where the hours and the name say all. */
function useStateWords(): (line: Line) => string | null {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { local } = useClock();
  return ({ state, shift, since, minutes_late: minutes }) => {
    if (state === 'open' || state === 'next' || state === 'now') return null;
    if (state === 'late') return minutes === null ? t('today.state.late') : t('today.minutes', { minutes });
    if (since === null) return t(`today.state.${state}`);
    const { time, date } = local(since);
    if (state === 'done') return t('today.left', { time });
    if (state === 'forgotten') return t('today.forgotSince', { time: `${format.dayMonth(date)} ${time}` });
    const words = [t(state === 'break' ? 'today.breakSince' : 'today.since', { time })];
    if (minutes !== null && state === 'in') words.push(t('today.cameLate', { minutes }));
    if (shift === null) words.push(t('today.unplanned'));
    return words.join(', ');
  };
}
