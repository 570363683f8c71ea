import { notifications, type Language } from '@pamaina/contract';
import { formatOf } from '../../../platform/text/format-of.ts';
import { textOf } from '../../../platform/text/texts.ts';

export type Facts = notifications.Facts;

/** Everybody named, all managers of the project, or one of them by account. */
export type Audience = { employees: readonly string[] } | { manager: string } | 'managers';

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

/** Where in the web app one sees what a notification tells of. */
export const pathOf = (kind: notifications.Kind, facts: notifications.Facts): string =>
  notifications.kinds[kind].path(facts);

/**
 * As a path that is followed from outside the app, where another project may be selected by then: the web app goes to
 * this one.
 */
export const inProject = (path: string, projectId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}project=${projectId}`;

/**
 * What happened, in a language. The title stands on locked screens: it names nobody. The text may, and ends with what
 * somebody wrote, as a sentence of its own.
 */
export function noticeText(
  language: Language,
  kind: notifications.Kind,
  facts: Facts,
): { title: string; text: string } {
  const values = { ...facts, ...written(facts, language) };
  const said = (part: string) => textOf(language, `notices.${kind}.${facts['variant']}.${part}`, values);
  const note = facts['note'] === undefined ? [] : [textOf(language, 'notices.note', values)];
  return { title: said('title'), text: [said('text'), ...note].join('\n') };
}

/** Dates and months as the language writes them. */
function written(facts: Facts, language: Language): Record<string, string> {
  const format = formatOf(language);
  const { date, by_date, start_date, end_date, year, month, minutes } = facts;
  return {
    ...(date !== undefined && { day: format.weekdayDate(String(date)) }),
    ...(by_date !== undefined && { byDay: format.weekdayDate(String(by_date)) }),
    ...(start_date !== undefined && { days: format.range(String(start_date), String(end_date)) }),
    ...(minutes !== undefined && { hours: format.minutesAsHours(Number(minutes)) }),
    ...(year !== undefined && { month: format.month(Number(year), Number(month)) }),
  };
}
