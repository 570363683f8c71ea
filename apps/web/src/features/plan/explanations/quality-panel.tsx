import { Text } from '@mantine/core';
import type { ReplyOf, rules, schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { CoverMap } from '../../hours/analytics/index.ts';
import { labourCostQueries } from '../../hours/labour-cost/index.ts';
import { LedgerWarning } from '../../hours/ledger/index.ts';
import { PlanCurve, useGapWords } from '../generation/index.ts';
import { netMinutes } from '../../../lib/schedule/shift-body.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/schedule/months.ts';
import classes from './panel.module.css';
import { LongName } from '../../../ui/long-name.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';

interface QualityPanelProps {
  summary: Summary;
  /** Calculated here, so that the bars move with the shifts. */
  hours: Map<string, number>;
  /** Of the month. */
  shifts: readonly schedule.Shift[];
  /** `YYYY-MM`. */
  month: Month;
}

/** The quality of the month: coverage, the proof about it, hours by employee, broken rules. */
export function QualityPanel({ summary, hours, shifts, month }: QualityPanelProps) {
  const { t } = useTranslation('schedule');
  const gapWords = useGapWords();
  const { quality, planning } = summary;
  // As the grid's foot has it: with premiums and the employer's share.
  const cost = useQuery({ ...labourCostQueries.month(month), enabled: useCan()('pay.read') });
  return (
    <>
      <Story
        summary={{ quality, cost_cents: cost.data?.total.cost_cents ?? null, curve: planning?.curve ?? [] }}
        shifts={shifts}
      />
      <ProofBars quality={quality} />
      {quality.proof.length > 1 && (
        <div className={classes.proof}>
          {quality.proof.slice(1).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <OptionalPart>
        <LedgerWarning date={firstOfMonth(month)} isProved={quality.gap <= 0} />
      </OptionalPart>
      {planning !== null && planning.curve.length > 0 && (
        <section>
          {isAsPlanned(quality.penalty, planning.curve) && <Text mb={8}>{gapWords(gapOf(planning.curve))}</Text>}
          {/* For those who want to know: most don't. */}
          <details>
            <summary>{t('curve.title')}</summary>
            <PlanCurve curve={planning.curve} seconds={planning.seconds} />
          </details>
        </section>
      )}
      <section>
        <Text fw={600} mb={8}>
          {t('quality.hours')}
        </Text>
        <PeopleHours people={summary.by_employee} hours={hours} />
      </section>
      <OptionalPart>
        <CoverMap start={firstOfMonth(month)} end={lastOfMonth(month)} isCompact />
      </OptionalPart>
      <QualityParts quality={quality} />
    </>
  );
}

function gapOf(curve: readonly rules.CurvePoint[]): number {
  const { penalty = 0, bound = 0 } = curve.at(-1) ?? {};
  return penalty > 0 ? Math.max(0, penalty - bound) / penalty : 0;
}

interface StoryProps {
  summary: Pick<Summary, 'quality' | 'cost_cents'> & { curve: readonly rules.CurvePoint[] };
  /** Of the month. */
  shifts: readonly schedule.Shift[];
}

/** The month in a few sentences: how much is filled and whether more is possible, what is missing, what it costs. */
export function Story({ summary: { quality, cost_cents, curve }, shifts }: StoryProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const short = mostMissing(shifts);
  const { filled, needed, hard_violations, standing_violations: standing } = quality;
  const broken = hard_violations - standing;
  const gap = gapOfRest(quality.penalty, curve);
  // Rounded up: nothing unproved is claimed.
  const percent = format.number(Math.ceil(gap * 1000) / 10);
  return (
    <div className={classes.story}>
      <p>{quality.proof[0] ?? t('quality.filled', { filled: format.number(filled), needed: format.number(needed) })}</p>
      {short !== null && <p>{t('quality.short', { role: short.role, hours: format.minutesAsHours(short.minutes) })}</p>}
      {cost_cents !== null && cost_cents > 0 && <p>{t('quality.cost', { cost: format.money(cost_cents) })}</p>}
      {standing > 0 && <p data-bad>{t('quality.standing', { count: standing })}</p>}
      {(standing === 0 || broken > 0) && (
        <p data-bad={broken > 0 || undefined}>
          {t(broken > 0 ? 'quality.broken' : 'quality.noneBroken', { count: broken })}
        </p>
      )}
      {standing > 0 && broken === 0 && gap < 1 && (
        <p>{gap <= 0 ? t('quality.restProved') : t('quality.rest', { percent })}</p>
      )}
    </div>
  );
}

/**
 * How far what is planned beside pinned shifts can be from the best possible; 1: unknown. Only the plan's own bound is
 * about these pins, as long as the schedule is still as it was generated: that of the month is for schedules that break
 * no rule, which have less room.
 */
function gapOfRest(penalty: number, curve: readonly rules.CurvePoint[]): number {
  return isAsPlanned(penalty, curve) ? gapOf(curve) : 1;
}

/** Whether a schedule is still as good as the one that was generated, of which the curve's end says what is proved. */
function isAsPlanned(penalty: number, curve: readonly rules.CurvePoint[]): boolean {
  const last = curve.at(-1);
  return last !== undefined && Math.abs(last.penalty - penalty) < 0.01;
}

/** The role with the most hours of open shifts. */
function mostMissing(shifts: readonly schedule.Shift[]): { role: string; minutes: number } | null {
  const open = Map.groupBy(
    shifts.filter(({ employee_id, employee_name }) => employee_id === null && employee_name === null),
    ({ role }) => role,
  );
  const [most] = [...open]
    .map(([role, own]) => ({ role, minutes: own.reduce((sum, shift) => sum + netMinutes(shift), 0) }))
    .sort((a, b) => b.minutes - a.minutes);
  return most ?? null;
}

/**
 * The proof as two bars: how many of the needed shifts this schedule fills, and how many the best possible one would
 * fill.
 */
export function ProofBars({ quality }: { quality: rules.Quality }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { needed, filled, fillable } = quality;
  if (needed === 0) return null;
  // Manual edits and consent can fill more than any generated schedule is allowed to.
  const best = Math.max(filled, fillable);
  const bars = [
    { key: 'ours', name: t('quality.ours'), value: filled },
    { key: 'best', name: t('quality.best'), value: best },
  ];
  return (
    <dl className={classes.bars}>
      {bars.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={classes.track} aria-hidden>
            <span data-bar={key} style={{ width: `${(value / needed) * 100}%` }} />
          </dd>
          <dd className={classes.value}>
            {t('quality.of', { part: format.number(value), whole: format.number(needed) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The shortcomings of the schedule, the most important first, each as its share of the total. */
function QualityParts({ quality }: { quality: rules.Quality }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const ruleName = useRuleName();
  const parts = Object.entries(quality.parts)
    .filter(([, penalty]) => penalty > 0)
    .sort(([, a], [, b]) => b - a);
  const whole = parts.reduce((sum, [, penalty]) => sum + penalty, 0);
  if (whole === 0) return null;
  return (
    <section>
      <Text fw={600} mb={4}>
        {t('quality.parts')}
      </Text>
      {quality.gap > 0 && (
        <Text size="sm" c="dimmed" mb={8}>
          {/* Rounded up: nothing unproved is claimed. */}
          {t('quality.partsHelp', { percent: format.number(Math.ceil(quality.gap * 1000) / 10) })}
        </Text>
      )}
      <table className={classes.parts}>
        <tbody>
          {parts.map(([rule, penalty]) => (
            <tr key={rule}>
              <th scope="row">{ruleName(rule)}</th>
              <td>{format.percent(penalty / whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The most characters that fit into two lines. */
const NAME_MAX = 32;

interface PeopleHoursProps {
  people: Summary['by_employee'];
  hours: Map<string, number>;
}

/** Scheduled hours of each employee against the norm of the month, the fullest first. */
function PeopleHours({ people, hours }: PeopleHoursProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const rows = people
    .map((person) => {
      const planned = hours.get(person.employee_id) ?? 0;
      const share = person.target_hours ? planned / person.target_hours : null;
      return { ...person, planned, share };
    })
    .sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
  return (
    <dl className={classes.people}>
      {rows.map(({ employee_id, name, planned, share, target_hours }) => (
        <Fragment key={employee_id}>
          <dt>
            <LongName name={name} most={NAME_MAX} />
          </dt>
          <dd aria-hidden>
            <ShareBar share={share ?? 0} isWaiting={(share ?? 0) > 1.001} className={classes.bar} />
          </dd>
          <dd>
            {target_hours === null
              ? format.hours(planned)
              : t('grid.hoursOf', { planned: format.bareHours(planned), target: format.bareHours(target_hours) })}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The server's summary of a range. */
type Summary = NonNullable<ReplyOf<typeof schedule.getSummary>>;
