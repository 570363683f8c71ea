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
    ? { ...read, ...spanText(blockStart, blockEnd, zone) }
    : read;
}

/** Whole days by their first and last date, other spans with their times. */
function spanText(start: number, end: number, zone: string): { blockStart: string; blockEnd: string } {
  const [from, to] = [localOf(zone, start * 60_000), localOf(zone, end * 60_000)];
  if (from.time !== '00:00' || to.time !== '00:00')
    return { blockStart: `${from.date} ${from.time}`, blockEnd: `${to.date} ${to.time}` };
  return { blockStart: from.date, blockEnd: addDays(to.date, -1) };
}

/** Minutes as hours: `7.5`, `7,5`. */
export function hoursText(minutes: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(minutes / 60);
}
