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

const NOT_COMPARED = { rule: null, week: null, opens: null };

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
    ...NOT_COMPARED,
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

/** A rule that could be dropped, or a week of absence, with its figures and its sentence. */
export function presentComparison(
  { language, query }: Reader,
  { line, difference, from, as_of }: Compared,
): advice.Advice {
  const { rule, week, employeeId, line: change } = line;
  const { year, month, about } = query;
  const { least, most, found } = difference ?? { least: null, most: null, found: null };
  const proved = least !== null && least === most;
  const of = { year, month, about, from, as_of, proved, changes: [change], role: null, shape: null, cost_cents: null };
  if (rule !== null) {
    // Of 0 a rule costs nothing; of less, so many more could be filled.
    const result = { atMost: least === null ? null : -least, verified: found === null ? null : Math.max(0, -found) };
    const text = sayRule(language, { ...result, proved });
    return {
      ...of,
      what: rule,
      text,
      employee_id: null,
      rule,
      week,
      opens: null,
      at_most: result.atMost,
      verified: result.verified,
    };
  }
  const opens =
    least === null ? null : { at_least: Math.max(0, least), at_most: most === null ? null : Math.max(0, most) };
  return {
    ...of,
    what: week === null ? from : `${week.from}/${week.to}`,
    text: sayLeave(language, opens),
    employee_id: employeeId,
    rule,
    week,
    opens,
    at_most: null,
    verified: null,
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

function sayLeave(language: Language, opens: advice.Advice['opens']): string {
  const say = (key: string, count = 0, least = 0) => textOf(language, `advice.leave.${key}`, { count, least });
  if (opens === null || (opens.at_least === 0 && opens.at_most === null)) return say('unknown');
  const { at_least: least, at_most: most } = opens;
  if (most === 0) return say('free');
  if (most === null) return say('at_least', least);
  if (least === most) return say('exactly', most);
  return least === 0 ? say('at_most', most) : say('between', most, least);
}
