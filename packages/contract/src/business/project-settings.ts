import { z } from 'zod';
import { Project } from '../access/projects.ts';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { lines, text, timeZone } from '../base/fields.ts';

/** What an owner can choose as the longest life of API tokens, in days. */
export const tokenLives = [30, 90, 180, 365] as const;

/** Nine digits in Lithuania, other characters elsewhere; empty: none. */
const CompanyCode = text(20, 0).pipe(z.string().regex(/^(?:[\p{L}\p{N}][\p{L}\p{N} ./-]*)?$/u, 'company_code_format'));

export const ProjectSettings = Project.omit({ billing: true, erased_at: true }).extend({
  country: z.string(),
  /** The part of the country whose public holidays the project has (ISO 3166-2); null: those of all of it. */
  region: z.string().nullable(),
  /** As in the register of companies; shown on the working-time sheet. */
  company_code: z.string().nullable(),
  /** It opens only to managers with a second factor. */
  managers_need_second_factor: z.boolean(),
  /** The longest life of its API tokens, also of those made before; null: as long as was chosen for each. */
  api_token_days: z.number().nullable(),
  version: z.number(),
});
export type ProjectSettings = z.infer<typeof ProjectSettings>;

export const getProjectSettings = endpoint({
  method: 'GET',
  path: '/settings/project',
  summary: 'The project as its team sees it',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: ProjectSettings,
  errors: [],
});

export const updateProjectSettings = endpoint({
  method: 'PUT',
  path: '/settings/project',
  fresh: 'in-part',
  summary:
    'Change the name, description, country, region, currency and company code, and the time zone before any shifts are scheduled. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  body: z.strictObject({
    name: text(80).pipe(z.string().min(constants.projectNameMin, 'project_name_short')),
    description: lines(500, 0).nullish(),
    /** If omitted: unchanged. */
    time_zone: timeZone.optional(),
    /** The country whose public holidays shorten norms and raise pay. If omitted: unchanged. */
    country: z.enum(constants.countries, 'choice').optional(),
    /** In which money rates, budgets and takings are meant: amounts stay as they are. If omitted: unchanged. */
    currency: text(3).optional(),
    /** A part of that country whose public holidays differ. If omitted: unchanged, or none with another country. */
    region: z.enum(constants.regions, 'choice').nullable().optional(),
    company_code: CompanyCode.nullable().optional(),
    /** If omitted: unchanged. */
    managers_need_second_factor: z.boolean('choice').optional(),
    /** If omitted: unchanged. */
    api_token_days: z.literal(tokenLives, 'choice').nullable().optional(),
  }),
  status: 200,
  reply: ProjectSettings,
  errors: ['stale'],
});
