import { notifications, type Language } from '@pamaina/contract';
import { z } from 'zod';
import { readableValues } from '../../../platform/database/stored-json.ts';
import { formatOf } from '../../../platform/text/format-of.ts';
import { textOf } from '../../../platform/text/texts.ts';

export type Facts = notifications.Facts;

/** The kinds that this version has words for: another one may have stored others. */
export const KINDS = notifications.Kind.options;

const StoredFacts = readableValues(z.union([z.string(), z.number()]));

/** What a notification is about, as it was kept with it. */
export const readFacts = (stored: unknown): Facts => StoredFacts.parse(stored);

/** Everybody named, all managers of the project, or one of them by account. */
export type Audience = { employees: readonly string[] } | { manager: string } | 'managers';

const StoredAudience = z
  .union([z.object({ employees: z.array(z.string()) }), z.object({ manager: z.string() }), z.literal('managers')])
  .catch({ employees: [] });

/** Who hears of something; nobody where that can't be read: it could be meant for few. */
export const readAudience = (stored: unknown): Audience => StoredAudience.parse(stored);

/** Something to tell, before it is put into anybody's words. */
export type Notice = {
  [Kind in notifications.Kind]: {
    [Variant in notifications.VariantOf<Kind>]: {
      kind: Kind;
      variant: Variant;
      /** What it is about: nobody is told of the same kind and subject twice. */
      subject: string;
      to: Audience;
      /** And what somebody wrote, as `note`. */
      facts: notifications.FactsOf<Kind, Variant>;
      /** After this instant nobody needs to know. */
      expiresAt?: string;
    };
  }[notifications.VariantOf<Kind>];
}[notifications.Kind];

const DAY = z.iso.date();
/** Facts that texts write as days, months and hours. */
const WRITTEN: Readonly<Record<string, z.ZodType>> = {
  date: DAY,
  back_date: DAY,
  by_date: DAY,
  start_date: DAY,
  end_date: DAY,
  year: z.coerce.number().int().min(1).max(9999),
  month: z.coerce.number().int().min(1).max(12),
  minutes: z.coerce.number(),
};

/** Whether the facts are all that its texts and page need: another version may have kept others. */
function isWhole(kind: notifications.Kind, facts: Facts): boolean {
  const { variants }: { variants: Readonly<Record<string, readonly string[]>> } = notifications.kinds[kind];
  const needed = variants[facts['variant'] ?? ''];
  return (
    needed?.every((fact) => facts[fact] !== undefined && (WRITTEN[fact]?.safeParse(facts[fact]).success ?? true)) ===
    true
  );
}

/** Where in the web app one sees what a notification is about; the receiver's first page if that can't be read. */
export function pathOf(kind: notifications.Kind, facts: Facts): string {
  const { to, path } = notifications.kinds[kind];
  return isWhole(kind, facts) ? path(facts) : to === 'manager' ? '/manager' : '/worker';
}

/**
 * As a path that is followed from outside the app, where another project may be selected by then: the web app goes to
 * this one.
 */
export const inProject = (path: string, projectId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}project=${projectId}`;

/**
 * What happened, in a language. The title stands on locked screens: it names nobody. The text may, and ends with what
 * somebody wrote, as a sentence of its own. What another version kept with facts that can't be read has a general text.
 */
export function noticeText(
  language: Language,
  kind: notifications.Kind,
  facts: Facts,
): { title: string; text: string } {
  if (!isWhole(kind, facts))
    return { title: textOf(language, 'notices.general.title'), text: textOf(language, 'notices.general.text') };
  const values = { ...facts, ...written(facts, language) };
  const said = (part: string) => textOf(language, `notices.${kind}.${facts['variant']}.${part}`, values);
  const note = facts['note'] === undefined ? [] : [textOf(language, 'notices.note', values)];
  return { title: said('title'), text: [said('text'), ...note].join('\n') };
}

/** Dates and months as the language writes them. */
function written(facts: Facts, language: Language): Record<string, string> {
  const format = formatOf(language);
  const { date, back_date, by_date, start_date, end_date, year, month, minutes } = facts;
  return {
    ...(date !== undefined && { day: format.weekdayDate(String(date)) }),
    ...(back_date !== undefined && { backDay: format.weekdayDate(String(back_date)) }),
    ...(by_date !== undefined && { byDay: format.weekdayDate(String(by_date)) }),
    ...(start_date !== undefined && { days: format.range(String(start_date), String(end_date)) }),
    ...(minutes !== undefined && { hours: format.minutesAsHours(Number(minutes)) }),
    ...(year !== undefined && { month: format.month(Number(year), Number(month)) }),
  };
}
