import { advice, type Language } from '@pamaina/contract';
import type { Advised, OpenDifference } from '@pamaina/engine';
import type { ComparedLine } from './changes.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Candidate } from './candidates.ts';

export const { ADVICE_MAX } = advice;

interface Found {
  candidate: Candidate;
  result: Advised;
  from: string;
  as_of: string;
}

interface Reader {
  language: Language;
  query: { year: number; month: number; about: advice.About };
}

/** A candidate with its figures and its sentence. */
export function presentAdvice({ language, query }: Reader, { candidate, result, from, as_of }: Found): advice.Advice {
  const { role, shape, person, line } = candidate;
  const what = textOf(language, `advice.${shape ?? 'train'}`, { role, name: person?.name ?? '' });
  return {
    what,
    text: sentenceOf(language, what, result),
    about: query.about,
    role,
    shape,
    employee_id: person?.id ?? null,
    rule: null,
    at_most: result.atMost,
    verified: result.verified,
    proved: result.proved,
    cost_cents: result.cents,
    changes: [line],
    year: query.year,
    month: query.month,
    from,
    as_of,
  };
}

function sentenceOf(language: Language, what: string, { atMost, verified, proved }: Advised): string {
  const say = (key: string) => textOf(language, `advice.${key}`, { what, count: atMost ?? 0, verified: verified ?? 0 });
  if (atMost === null) return say('unknown');
  if (atMost === 0) return say('none');
  if (verified === null) return say('at_most');
  return say(proved ? 'exactly' : 'tried');
}

interface Compared {
  line: ComparedLine;
  /** Null: there was no time for it. */
  difference: OpenDifference | null;
  from: string;
  as_of: string;
}

/** A rule that could be dropped, with its figures and its sentence. */
export function presentComparison(
  { language, query }: Reader,
  { line, difference, from, as_of }: Compared,
): advice.Advice {
  const { rule, line: change } = line;
  const { year, month, about } = query;
  const { least, most, found } = difference ?? { least: null, most: null, found: null };
  const proved = least !== null && least === most;
  // Of 0 a rule costs nothing; of less, so many more could be filled.
  const result = { atMost: least === null ? null : -least, verified: found === null ? null : Math.max(0, -found) };
  return {
    what: rule,
    text: sayRule(language, { ...result, proved }),
    about,
    role: null,
    shape: null,
    employee_id: null,
    rule,
    at_most: result.atMost,
    verified: result.verified,
    proved,
    cost_cents: null,
    changes: [change],
    year,
    month,
    from,
    as_of,
  };
}

/** A rule beyond those for which there is time; nothing is known of it. */
export function presentUntried(
  reader: Reader,
  { tried, ...line }: Omit<Compared, 'difference'> & { tried: number },
): advice.Advice {
  const text = textOf(reader.language, 'advice.rule.untried', { count: tried });
  return { ...presentComparison(reader, { ...line, difference: null }), text };
}

function sayRule(
  language: Language,
  { atMost, verified, proved }: Pick<Advised, 'atMost' | 'verified' | 'proved'>,
): string {
  const say = (key: string) => textOf(language, `advice.rule.${key}`, { count: atMost ?? 0, verified: verified ?? 0 });
  if (atMost === null) return say('unknown');
  if (atMost === 0) return say('none');
  if (proved) return say('exactly');
  return say(verified === null ? 'at_most' : 'tried');
}
