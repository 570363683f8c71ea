import type { explanations, Language } from '@pamaina/contract';
import type { BentRule, Remedy } from '@pamaina/engine';
import type { z } from 'zod';
import { textOf } from '../../../platform/text/texts.ts';
import { dateText, hoursText, ruleText } from '../../../platform/text/rule-text.ts';

export interface Reader {
  names: ReadonlyMap<string, string>;
  language: Language;
  zone: string;
}

/** Rules whose excess is shown as a number; the others are shown by their text. */
const WORDED = new Set([
  'norm-hours',
  'weekly-hours',
  'max-minutes',
  'max-template-shifts',
  'max-consecutive-days',
  'max-weekends',
  'unavailable',
  'role',
  'pair-apart',
  'pair-together',
  'senior-present',
]);

/** A remedy in the caller's language: what has to give way, and which shifts are handed over to whom. */
export function remedyText(
  remedy: Remedy,
  reader: Reader,
  cost_cents: number | null = null,
): z.infer<typeof explanations.Remedy> {
  const { kind, bent, moves } = remedy;
  const { names, language } = reader;
  const nameOf = (id: string | null) => (id === null ? textOf(language, 'explanations.nobody') : (names.get(id) ?? id));
  const taker = moves[0]?.to ?? '';
  const steps = moves.map(({ date, template, role, from, to }) =>
    textOf(language, template === null ? 'explanations.step_own_hours' : 'explanations.step', {
      date: dateText(date, language),
      template: template ?? '',
      role,
      from: nameOf(from),
      to: nameOf(to),
    }),
  );
  const [detail = unbentText(remedy, nameOf(taker), language), ...also] = bent.map((one) =>
    bentText(one, remedy, reader),
  );
  return {
    kind,
    detail,
    also,
    steps: moves.length > 1 ? steps : [],
    bends: bent.map((one) => ({
      kind: one.kind,
      rule: one.rule,
      employee_id: one.employeeId,
      name: nameOf(one.employeeId),
      is_time_off: isTimeOff(one),
      date: one.violation.date ?? moves[0]?.date ?? '',
      hours: neededHours(one),
      limit: neededLimit(one),
    })),
    moves: moves.map(({ shiftId, date, role, to }) => ({ shift_id: shiftId, date, role, to_employee_id: to })),
    cost_cents,
    employee_id: taker,
    name: nameOf(taker),
  };
}

const isTimeOff = ({ rule, violation }: BentRule): boolean =>
  rule === 'unavailable' && violation.params['cause'] === 'time_off';

/** The whole hours to which a limit would have to rise; null if the rule has no such limit. */
function neededHours({ by, violation: { params } }: BentRule): number | null {
  const { limit, minutes } = params;
  if (typeof limit !== 'number' || typeof minutes !== 'number') return null;
  return Math.ceil(Math.max(minutes, limit + by) / 60);
}

/** The field of the employee form that contains a rule's limit, and what counts towards it. */
const LIMITS: Partial<Record<string, readonly [explanations.BentLimit, string]>> = {
  'weekly-hours': ['max_hours_per_week', 'minutes'],
  'max-minutes': ['max_hours_per_month', 'minutes'],
  'max-weekly-shifts': ['max_shifts_per_week', 'count'],
  'max-shifts': ['max_shifts_per_month', 'count'],
  'max-consecutive-days': ['max_consecutive_days', 'days'],
  'max-weekends': ['max_weekends', 'weekends'],
  'max-consecutive-weekends': ['max_consecutive_weekends', 'weekends'],
};

function neededLimit(bent: BentRule): explanations.RemedyBend['limit'] {
  const [field, counted] = LIMITS[bent.rule] ?? [];
  if (field === undefined || counted === undefined) return null;
  const amount = counted === 'minutes' ? neededHours(bent) : bent.violation.params[counted];
  return typeof amount === 'number' ? { field, amount } : null;
}

function unbentText({ kind, moves }: Remedy, name: string, language: Language): string {
  if (moves.length > 1) return textOf(language, 'explanations.handed_on');
  return textOf(language, kind === 'goal' ? 'explanations.goal' : 'explanations.free', { name });
}

function bentText(bent: BentRule, { moves }: Remedy, { names, language, zone }: Reader): string {
  const { violation, rule, by, employeeId } = bent;
  const { params, severity } = violation;
  const key = WORDED.has(rule) ? rule : severity === 'consent' ? 'consent' : 'other';
  const date = violation.date ?? moves[0]?.date;
  return textOf(language, `explanations.bent.${isTimeOff(bent) ? 'time-off' : key}`, {
    name: names.get(employeeId) ?? employeeId,
    hours: hoursText(by, language),
    number: by,
    template: params['template'] ?? '',
    role: params['role'] ?? '',
    first: params['first'] ?? '',
    second: params['second'] ?? '',
    date: date === undefined ? '' : dateText(date, language),
    detail: ruleText(violation, { language, zone }).detail,
  });
}
