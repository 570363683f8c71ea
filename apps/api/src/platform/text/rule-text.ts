import type { Language, rules } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import type { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import { addDays, localOf } from '../time/zone.ts';
import { articleOf } from './article-of.ts';
import { formatOf } from './format-of.ts';
import { textOf } from './texts.ts';

type Rule = z.infer<typeof rules.Rule>;

/** For whom a sentence is. */
export interface Reader {
  language: Language;
  zone: string;
  /** They may know when somebody is away, not why: illness is health data (GDPR 9). */
  hidesIllness?: boolean;
}

/** Whether the caller plans with absences without reading them: a lead, or a program. */
export const hidesIllness = (caller: Pick<Caller, 'role' | 'abilities'> | null): boolean =>
  caller?.role === 'manager' && !caller.abilities.has('absences.read');

export const readerOf = (call: { language: Language; caller: Caller | null }, zone: string): Reader => ({
  language: call.language,
  zone,
  hidesIllness: hidesIllness(call.caller),
});

/** A broken rule in the reader's language, with the article if it is law. */
export function ruleText(violation: Violation, { language, zone, hidesIllness: hides = false }: Reader): Rule {
  return {
    rule: violation.rule,
    severity: violation.severity === 'hard' ? 'hard' : 'soft',
    ...(violation.severity === 'consent' && { needs_consent: true }),
    ...(violation.employeeId !== null && { employee_id: violation.employeeId }),
    ...(violation.date !== null && { date: violation.date }),
    detail: textOf(language, `rules.${textKey(violation, zone, hides)}`, values(violation.params, language, zone)),
    ...(violation.source !== null && { source: articleOf(violation.source, language) }),
  };
}

/**
 * Time off, illness and an employee's own unavailability break the same rule but need different texts; so do a day,
 * some hours of it, and longer spans, and the two kinds of preferences.
 */
function textKey({ rule, params }: Violation, zone: string, hides: boolean): string {
  const { cause, blockStart, blockEnd } = params;
  if (rule === 'wishes') return `${rule}.${String(params['kind'])}`;
  if (rule === 'not-employed' || rule === 'certificate') return `${rule}.${String(cause)}`;
  if (rule !== 'unavailable' || typeof blockStart !== 'number' || typeof blockEnd !== 'number') return rule;
  if (cause === 'open') return `${rule}.${hides ? 'absent' : 'ill'}.open`;
  const { first, last, isWholeDays } = spanOf(blockStart, blockEnd, zone);
  const length = first.date !== last.date ? 'longer' : isWholeDays ? 'day' : 'hours';
  return `${rule}.${hides && cause === 'ill' ? 'absent' : String(cause)}.${length}`;
}

/** The engine's numbers for display: minutes as hours, instants as local times. */
function values(params: Violation['params'], language: Language, zone: string): Record<string, string | number> {
  const read: Record<string, string | number> = { ...params };
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number') continue;
    read[`${name}Hours`] = hoursText(value, language);
    if (name === 'nightFrom' || name === 'nightTo')
      read[name] = `${String(Math.floor(value / 60) % 24).padStart(2, '0')}:00`;
  }
  if (typeof params['day'] === 'string' && params['day'] !== '') read['day'] = dateText(params['day'], language);
  // Without its amounts: they say what somebody is paid, which not every reader may know.
  if (typeof params['over_cents'] === 'number')
    for (const end of ['from', 'to'] as const) read[end] = dateText(String(params[end]), language);
  const { blockStart, blockEnd } = params;
  return typeof blockStart === 'number' && typeof blockEnd === 'number'
    ? { ...read, ...spanText(blockStart, blockEnd, { language, zone }) }
    : read;
}

/** Whole days by their first and last date, other spans with their times. */
function spanText(start: number, end: number, { language, zone }: { language: Language; zone: string }) {
  const { first, last, isWholeDays } = spanOf(start, end, zone);
  const [from, to] = [dateText(first.date, language), dateText(last.date, language)];
  const times = { day: from, startTime: first.time, endTime: last.time };
  return isWholeDays
    ? { blockStart: from, blockEnd: to, ...times }
    : { blockStart: `${from} ${first.time}`, blockEnd: `${to} ${last.time}`, ...times };
}

/** The local start and end of a span of minutes; a span that ends at midnight ends on the day before. */
function spanOf(start: number, end: number, zone: string) {
  const [first, until] = [localOf(zone, start * 60_000), localOf(zone, end * 60_000)];
  const endsAtMidnight = until.time === '00:00';
  const last = endsAtMidnight ? { date: addDays(until.date, -1), time: '24:00' } : until;
  return { first, last, isWholeDays: endsAtMidnight && first.time === '00:00' };
}

/** Minutes as hours: `7.5`, `7,5`. */
export function hoursText(minutes: number, language: Language): string {
  return formatOf(language).bareHours(minutes / 60);
}

/** A date in running text: `9 Dec 2026`, `2026-12-09`. */
export function dateText(date: string, language: Language): string {
  return formatOf(language).date(date);
}
