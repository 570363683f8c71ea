import { factsOf, languageCodes } from '@pamaina/contract';

/** In small letters, without marks and what surrounds it: `Št.` is `st`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The first words of a weekday's name that are enough to know it. */
const LETTERS = [2, 3];
// 5 January 2026 was a Monday.
const weekdayNames = [0, 1, 2, 3, 4, 5, 6].flatMap((after) =>
  languageCodes.flatMap((language) =>
    (['short', 'long'] as const).map((weekday) => {
      const { locale } = factsOf(language);
      const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + after));
      return [folded(name), after + 1] as const;
    }),
  ),
);
const weekdays = new Map([
  ...weekdayNames.flatMap(([name, weekday]) => LETTERS.map((length) => [name.slice(0, length), weekday] as const)),
  ...weekdayNames,
]);

/** 1 Monday .. 7 Sunday, from a weekday's name or its first two or three letters in any language; null: it is none. */
export const weekdayFrom = (text: string): number | null => weekdays.get(folded(text)) ?? null;

/** Names of months alone and in a date: `gruodis`, `gruodžio`. */
const months = new Map(
  languageCodes.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
      const { locale } = factsOf(language);
      const forms: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'long', day: 'numeric' }];
      return forms.map((form) => {
        const parts = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).formatToParts(
          Date.UTC(2026, month - 1, 1),
        );
        return [folded(parts.find(({ type }) => type === 'month')?.value ?? ''), month] as const;
      });
    }),
  ),
);

/** A month in a text: `2026 m. gruodis`, `November 2026`, `2026-11`, `11/2026`; null: it has none, or no year. */
export function monthIn(text: string): { year: number | null; month: number } | null {
  const numbers = /(?<!\d)(20\d\d)\s*[-./]\s*(0?[1-9]|1[0-2])(?!\d)/.exec(text);
  if (numbers) return { year: Number(numbers[1]), month: Number(numbers[2]) };
  const turned = /(?<!\d)(0?[1-9]|1[0-2])\s*[-./]\s*(20\d\d)(?!\d)/.exec(text);
  if (turned) return { year: Number(turned[2]), month: Number(turned[1]) };
  const word = text.split(/[\s,.]+/).find((part) => months.has(folded(part)));
  const month = word === undefined ? undefined : months.get(folded(word));
  if (month === undefined) return null;
  const year = /(?<!\d)20\d\d(?!\d)/.exec(text);
  return { year: year ? Number(year[0]) : null, month };
}
