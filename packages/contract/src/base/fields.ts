import { z } from 'zod';
import { isClockTime, type LocalDate, yearOf } from './calendar.ts';
import { constants } from './constants.ts';

/**
 * Validation errors are message keys, never sentences: the API translates them to the caller's language
 * (`invalid.<key>`).
 * NUL and lone surrogates are rejected because PostgreSQL cannot store them.
 */
const UNSTORABLE = /[\u0000]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Characters that change the text direction of what follows: a name could look like another one. */
const BIDI = '\\u202A-\\u202E\\u2066-\\u2069';
/** A name with line breaks would add lines to calendars, files and emails. */
const NOT_OF_ONE_LINE = new RegExp(`[\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029${BIDI}]`);
const NOT_OF_LINES = new RegExp(`[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F${BIDI}]`);

/** A single-line text: trimmed, in Unicode's composed form. */
export const text = (max: number, min = 1) => typed(NOT_OF_ONE_LINE, 'text_one_line', max, min);

/** A text of one or more lines, such as a reason or a description. */
export const lines = (max: number, min = 1) => typed(NOT_OF_LINES, 'text_hidden', max, min);

const typed = (refused: RegExp, key: string, max: number, min: number) =>
  z
    .string('required')
    .refine((value) => !UNSTORABLE.test(value), 'text_unstorable')
    .refine((value) => !refused.test(value.trim()), key)
    .transform((value) => value.trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'required' : 'too_short')
        .max(max, 'too_long'),
    );

const IDENTITY = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

/** An employee's ID and a username: usable on the phone and in a URL. */
export const identity = text(64).pipe(z.string().regex(IDENTITY, 'id_characters'));

/**
 * A new one: without full-width and other compatibility forms, and of one script, because `раsha` with two Cyrillic
 * letters would look like another name.
 */
export const newIdentity = text(64)
  .transform((value) => value.normalize('NFKC'))
  .pipe(z.string().max(64, 'too_long').regex(IDENTITY, 'id_characters').refine(isOfOneScript, 'id_scripts'));

export const password = z
  .string('required')
  .min(1, 'required')
  .max(constants.passwordMax, 'too_long')
  .refine((value) => !UNSTORABLE.test(value), 'text_unstorable');

export const newPassword = password.pipe(
  z
    .string()
    .min(constants.passwordMin, 'password_short')
    .refine((value) => value.trim() !== '', 'password_common'),
);

/** What was checked has its own type, so that nothing takes a time for a date. */
const checked = <Text extends string>(schema: z.ZodType<string, string>) => schema as z.ZodType<Text, string>;

/** An existing local date, from 2000 to 2100. */
export const date = checked<LocalDate>(
  z
    .string('required')
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format')
    .refine((value) => isRealDate(value), 'date_format'),
);

/** A date of birth: employees were born well before the dates of a schedule. */
export const birthDate = checked<LocalDate>(
  z
    .string('required')
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format')
    .refine((value) => isRealDate(value, 1900), 'date_format')
    .refine((value) => value <= new Date().toISOString().slice(0, 10), 'date_future'),
);

/**
 * IANA name, `Europe/Vilnius`; of several names of one zone today's is stored (`storedZone`). The names themselves are
 * not part of a page's first files.
 */
export const timeZone = z.string('required').refine(isZone, 'time_zone_unknown');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const time = z.string('required').refine(isClockTime, 'time_format');

/** An instant: ISO 8601 with an offset, or a local date and time in the project's zone. */
export const instant = z
  .string('required')
  .regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/,
    'instant_format',
  )
  .refine((value) => isRealDate(value.slice(0, 10)), 'instant_format');

/** A local date, or an instant as above. */
export const dayOrInstant = z
  .string('required')
  .regex(
    /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?)?$/,
    'date_format',
  )
  .refine((value) => isRealDate(value.slice(0, 10)), 'date_format');

/** Both cases are written out: the schema of a pattern has no flags (zod 4.6.7; `openapi.test.ts` of the API). */
export const uuid = z
  .string('required')
  .regex(/^[\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{4}-[\dA-Fa-f]{12}$/, 'uuid_format');

/** With a domain: an email to an IP address (`[127.0.0.1]`, `10.0.0.7`) would go to an arbitrary machine. */
export const email = text(254).pipe(z.string().regex(/^[^\s@<>]+@(?!\[|[\d.]+$)[^\s@<>]+\.[^\s@<>]+$/, 'email_format'));

/** An integer in a query, where all values are text. */
export const queryInteger = (min: number, max: number, key = 'number_range') =>
  z
    .string('required')
    .regex(/^-?\d{1,9}$/, key)
    .transform(Number)
    .pipe(z.number().min(min, key).max(max, key));

/** For growing lists: pages count from 1, up to `pages`. */
export const pagingUpTo = (pages: number) => ({
  page: queryInteger(1, pages).default(1),
  page_size: queryInteger(1, 100).default(20),
});

/** For lists that the API returns as plain arrays by page, with the total in `X-Total-Count` (`Endpoint.counted`). */
export const countedPaging = {
  page: queryInteger(1, 10_000).default(1),
  page_size: queryInteger(1, 100).default(100),
};

/** For lists that can grow without limit. */
export const paging = pagingUpTo(100_000);

interface Limits {
  min: number;
  max: number;
}

/** Of the schemas of whole numbers: the browser's copy of zod cannot say them. */
const limits = new WeakMap<z.ZodType, Limits>();

export function integer(min: number, max: number) {
  const schema = z.int('number_format').min(min, 'number_range').max(max, 'number_range');
  limits.set(schema, { min, max });
  return schema;
}

/** The limits of a whole number, also of one that can be left out; undefined for anything else. */
export function limitsOf(schema: z.ZodType): Limits | undefined {
  const isWrapped =
    schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? limitsOf(schema.unwrap() as z.ZodType) : limits.get(schema);
}

export const hours = (max: number) =>
  z
    .number('number_format')
    .min(0, 'number_range')
    .max(max, 'number_range')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'number_format');

/** In a query. */
export const year = queryInteger(2000, 2100, 'month_range');

/** Year and month of a plan. */
export const monthQuery = z.strictObject({
  year,
  month: queryInteger(1, 12, 'month_range'),
});

/** A month, or days of it: both inclusive, the whole month without them. */
export const daysOfMonthQuery = z
  .strictObject({ ...monthQuery.shape, from: date.optional(), to: date.optional() })
  .superRefine(({ year: of, month, from, to }, context) => {
    const name = `${of}-${String(month).padStart(2, '0')}-`;
    for (const [field, day] of Object.entries({ from, to }))
      if (day !== undefined && !day.startsWith(name))
        context.addIssue({ code: 'custom', path: [field], message: 'month_range' });
    if (from !== undefined && to !== undefined && to < from)
      context.addIssue({ code: 'custom', path: ['to'], message: 'end_date_before_start' });
  });

/** Both ends inclusive. The longest range is `constants.rangeDaysMax` days. */
export const rangeOf = (daysMax: number) =>
  z.strictObject({ start: date, end: date }).superRefine((range, context) => {
    const days = (Date.parse(range.end) - Date.parse(range.start)) / 86_400_000;
    if (days < 0) context.addIssue({ code: 'custom', path: ['end'], message: 'end_date_before_start' });
    if (days >= daysMax) context.addIssue({ code: 'custom', path: ['end'], message: 'range_long' });
  });

export const rangeQuery = rangeOf(constants.rangeDaysMax);

/** Scripts with similar letters, and a set for East Asian names, which mix several; others only without these. */
const SCRIPTS = [
  /^[\p{Script=Latin}\P{L}]*$/u,
  /^[\p{Script=Cyrillic}\P{L}]*$/u,
  /^[\p{Script=Greek}\P{L}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Lm}\P{L}]*$/u,
  /^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]*$/u,
];

function isOfOneScript(name: string): boolean {
  return SCRIPTS.some((script) => script.test(name));
}

function isRealDate(value: string, firstYear = 2000): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  const year = yearOf(value);
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value && year >= firstYear && year <= 2100
  );
}

/** The versions of the terms and the privacy notice to which the user agreed; other clients can omit them. */
export const consentVersions = { terms_version: text(40).optional(), privacy_version: text(40).optional() };
