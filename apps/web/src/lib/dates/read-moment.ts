import { foldDiacritics } from '../format/fold-diacritics.ts';
import { addDays, weekdayOf, readDate } from './dates.ts';

interface Words {
  today: string;
  yesterday: string;
  /** The names of Monday to Sunday. */
  weekdays: readonly string[];
}

/**
 * The past moment that a typed text names: "last Friday at 21:00", "vakar 21.00", "2026-11-20 9:30". A weekday is the
 * latest one before today. Null without a day or without a time.
 */
export function readMoment(typed: string, today: string, words: Words): { date: string; time: string } | null {
  const tokens = foldDiacritics(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  const days = tokens.map((token) => readDay(token, today, words));
  const date = days.find((day) => day !== null) ?? null;
  const time = tokens
    .map((token, index) => (days[index] === null ? readHour(token) : null))
    .find((one) => one !== null);
  return date === null || time === undefined || time === null ? null : { date, time };
}

function readDay(token: string, today: string, words: Words): string | null {
  if (isWord(token, words.today)) return today;
  if (isWord(token, words.yesterday)) return addDays(today, -1);
  const weekday = words.weekdays.findIndex((name) => isWord(token, name));
  if (weekday < 0) return /\d[-./]\d+[-./]\d/.test(token) ? readDate(token) : null;
  const back = (weekdayOf(today) - (weekday + 1) + 7) % 7;
  return addDays(today, -(back === 0 ? 7 : back));
}

/** Whether it is the word, its beginning, or the word with another ending, as Lithuanian has them. */
export function isWord(token: string, word: string): boolean {
  const name = foldDiacritics(word);
  const length = Math.min(token.length, Math.max(3, name.length - 2));
  return token.length >= 3 && token.length <= name.length + 1 && token.slice(0, length) === name.slice(0, length);
}

function readHour(token: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(token);
  if (match === null) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
