import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date } from '../base/fields.ts';

/** In place of a law pack: no law is checked. */
export const NO_LAW = 'none';

/**
 * How a value was read: in the act itself, on an official page, in another that restates it, in notes alone, or set by
 * Pamaina (`own`) where the act names no number.
 */
export const readings = ['act', 'official', 'quoted', 'notes', 'own'] as const;
export type Reading = (typeof readings)[number];

/**
 * `time`: minutes of the day; `times`: a multiple of the hourly rate; `percent`: of the lost time; `cents`: of the
 * currency; `weekday`: 1 (Monday) .. 7.
 */
export const limitUnits = [
  'minutes',
  'days',
  'months',
  'shifts',
  'times',
  'time',
  'count',
  'hours',
  'percent',
  'cents',
  'weekday',
] as const;

export { AgreedLimit } from './agreed-limit.ts';

const Limit = z.object({
  /** The rule as the pack names it. */
  rule: z.string(),
  /** Which of its values; null: it has none. */
  part: z.string().nullable(),
  value: z.number().nullable(),
  unit: z.enum(limitUnits).nullable(),
  /** `hard`: never planned; `consent`: only with written consent; `soft`: a warning; null: it judges no roster. */
  severity: z.enum(['hard', 'consent', 'soft']).nullable(),
  /** As the caller's language cites it. */
  article: z.string(),
  /** The agreement of the project that sets it, on top of the law; null: the law does. */
  agreed: z.string().nullable(),
  /**
   * How an agreement of the project may set it; null: not at all. `way`: which values are stricter. The loosest value,
   * of a business rule and of a collective agreement.
   */
  agreeable: z.object({ way: z.enum(['lower', 'higher']), house: z.number(), collective: z.number() }).nullable(),
  /** Since when, and until when: the version in force on the date. */
  from: z.string(),
  until: z.string().nullable(),
  reading: z.enum(readings),
  /** Who says so. */
  source: z.string(),
  link: z.string().nullable(),
  /** Of a limit for employees of some ages, both included. */
  ages: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** Of a limit in some months of the year, 1 .. 12. */
  months: z.array(z.number()).nullable(),
  /** Of a limit on some days of each year, `MM-DD`. */
  days: z.array(z.string()).nullable(),
  /** Of what a late change costs: announced less than this ahead, and the kinds of change if not all of them. */
  within: z
    .object({
      value: z.number(),
      unit: z.enum(['hours', 'days', 'working_days']),
      changes: z.array(z.enum(['cancelled', 'cut', 'moved'])).nullable(),
    })
    .optional(),
});
export type Limit = z.infer<typeof Limit>;

/** A pack that can be chosen. */
const LawPack = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  /** ISO 3166-1; null: of no country alone. */
  country: z.string().nullable(),
  /** Countries whose projects it is offered to while they have no pack of their own. */
  covers: z.array(z.string()),
  /** As in the settings. */
  cites: z.enum(['labour_code']).nullable(),
  /** The longest accounting period in months, and on each ground; null: the law sets none. */
  accounting: z
    .object({
      most_months: z.number(),
      article: z.string(),
      sector: z.number().nullable(),
      agreement: z.number().nullable(),
    })
    .nullable(),
});
export type LawPack = z.infer<typeof LawPack>;

export const listLimits = endpoint({
  method: 'GET',
  path: '/law',
  summary: 'The limits of the project’s law pack in force on a date, each with its article and where it was read',
  role: 'user',
  ability: 'member',
  project: true,
  query: z.strictObject({
    /** Today without it. */
    date: date.optional(),
  }),
  status: 200,
  reply: z.array(Limit),
  errors: [],
});

export const listLawPacks = endpoint({
  method: 'GET',
  path: '/law-packs',
  summary: 'The law packs that a project can have',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: z.array(LawPack),
  errors: [],
});

export const getLawPack = endpoint({
  method: 'GET',
  path: '/law-packs/{id}',
  summary: 'A whole law pack, with every version of each rule, as docs/problem-format.md describes it',
  role: 'user',
  ability: 'member',
  project: true,
  params: z.strictObject({ id: z.string().max(20) }),
  status: 200,
  reply: z.looseObject({ id: z.string(), rules: z.looseObject({}) }),
  errors: ['not_found'],
});

/** What a project begins with in a country. */
const Country = z.object({
  /** ISO 3166-1. */
  country: z.string(),
  /** The ID of a law pack, or `none`. */
  law_pack: z.string(),
  /** Whether that pack is of this country; otherwise it covers several, or there is none. */
  is_own: z.boolean(),
  time_zone: z.string(),
  currency: z.string(),
});
export type Country = z.infer<typeof Country>;

export const listCountries = endpoint({
  method: 'GET',
  path: '/countries',
  summary: 'The countries that a project can be in, with what it begins with there, and the law packs to choose from',
  role: 'user',
  project: false,
  status: 200,
  reply: z.object({
    countries: z.array(Country),
    laws: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
  }),
  errors: [],
});
