import type { Language, rules } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import type { z } from 'zod';
import { textOf } from '../../platform/text/texts.ts';
import { addDays, localOf } from '../../platform/time/zone.ts';

type Rule = z.infer<typeof rules.Rule>;

/** A broken rule in the caller's words, with the article where it is law. */
export function ruleText(violation: Violation, language: Language, zone: string): Rule {
  return {
    rule: violation.rule,
    severity: violation.severity === 'hard' ? 'hard' : 'soft',
    ...(violation.severity === 'consent' && { needs_consent: true }),
    ...(violation.employeeId !== null && { employee_id: violation.employeeId }),
    ...(violation.date !== null && { date: violation.date }),
    detail: textOf(language, `rules.${textKey(violation)}`, values(violation.params, language, zone)),
    ...(violation.source !== null && { source: violation.source }),
  };
}

/** Time off and an own statement stop a person for the same rule, but read differently. */
function textKey({ rule, params }: Violation): string {
  return rule === 'unavailable' ? `${rule}.${String(params['cause'])}` : rule;
}

/** The engine's numbers as people read them: minutes as hours, instants as local times. */
function values(params: Violation['params'], language: Language, zone: string): Record<string, string | number> {
  const read: Record<string, string | number> = { ...params };
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number') continue;
    read[`${name}Hours`] = hoursText(value, language);
    if (name === 'nightFrom' || name === 'nightTo')
      read[name] = `${String(Math.floor(value / 60) % 24).padStart(2, '0')}:00`;
  }
  const { blockStart, blockEnd } = params;
  return typeof blockStart === 'number' && typeof blockEnd === 'number'
    ? { ...read, ...spanText(blockStart, blockEnd, { language, zone }) }
    : read;
}

/** Whole days by their first and last date, other spans with their times. */
function spanText(start: number, end: number, { language, zone }: { language: Language; zone: string }) {
  const [from, to] = [localOf(zone, start * 60_000), localOf(zone, end * 60_000)];
  const isWholeDays = from.time === '00:00' && to.time === '00:00';
  const [first, last] = [
    dateText(from.date, language),
    dateText(isWholeDays ? addDays(to.date, -1) : to.date, language),
  ];
  return isWholeDays
    ? { blockStart: first, blockEnd: last }
    : { blockStart: `${first} ${from.time}`, blockEnd: `${last} ${to.time}` };
}

/** Minutes as hours: `7.5`, `7,5`. */
export function hoursText(minutes: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(minutes / 60);
}

/** A date in running text: `9 Dec 2026`, `2026-12-09`. */
export function dateText(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));
}
