import type { advice, Language } from '@pamaina/contract';
import type { OpenDifference } from '@pamaina/engine';
import { textOf } from '../../../platform/text/texts.ts';
import type { WeekAway } from './weeks-away.ts';

type Week = advice.LeaveWeek;

/** A week of absence with its figures and its sentence; `difference` is null where nothing was asked or found. */
export function presentWeek(
  { line, reason }: WeekAway,
  difference: OpenDifference | null,
  { language, mayPay }: { language: Language; mayPay: boolean },
): Week {
  const opens = opensOf(difference);
  const cost = mayPay && opens?.at_most === 0 ? (difference?.cost ?? null) : null;
  const say = (key: string, count = 0, least = 0) => textOf(language, `advice.leave.${key}`, { count, least });
  return {
    from: line.from,
    to: line.to,
    kind: reason === null ? kindOf(opens, cost?.most ?? 0) : 'unjudged',
    reason,
    opens,
    cost_cents: cost?.found ?? null,
    least_cents: cost?.least ?? null,
    most_cents: cost?.most ?? null,
    text: reason === null ? sentenceOf(opens, say) : say(`unjudged.${reason}`),
    changes: reason === null ? [line] : [],
  };
}

/** Null: nothing is proved. */
function opensOf(difference: OpenDifference | null): Week['opens'] {
  const { least, most } = difference ?? { least: null, most: null };
  if (least === null) return null;
  const opens = { at_least: Math.max(0, least), at_most: most === null ? null : Math.max(0, most) };
  return opens.at_least === 0 && opens.at_most === null ? null : opens;
}

function kindOf(opens: Week['opens'], mostCents: number): Week['kind'] {
  if (opens === null) return 'unknown';
  if (opens.at_most !== 0) return 'opens';
  return mostCents > 0 ? 'costs' : 'free';
}

function sentenceOf(opens: Week['opens'], say: (key: string, count?: number, least?: number) => string): string {
  if (opens === null) return say('unknown');
  const { at_least: least, at_most: most } = opens;
  if (most === 0) return say('free');
  if (most === null) return say('at_least', least);
  if (least === most) return say('exactly', most);
  return least === 0 ? say('at_most', most) : say('between', most, least);
}
