import { advice, type Language } from '@pamaina/contract';
import type { Advised } from '@pamaina/engine';
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
