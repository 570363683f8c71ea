import type { Language, rules } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import type { z } from 'zod';
import { textOf } from '../../platform/text/texts.ts';
import { localOf } from '../../platform/time/zone.ts';

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
    if (name === 'blockStart' || name === 'blockEnd') read[name] = momentText(value, zone);
  }
  return read;
}

function momentText(minutes: number, zone: string): string {
  const { date, time } = localOf(zone, minutes * 60_000);
  return `${date} ${time}`;
}

/** Minutes as hours: `7.5`, `7,5`. */
export function hoursText(minutes: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(minutes / 60);
}
