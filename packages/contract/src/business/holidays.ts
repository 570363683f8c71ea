import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, integer, text, year } from '../base/fields.ts';

export const Holiday = z.object({
  date: z.string(),
  name: z.string(),
  closed: z.boolean(),
  /**
   * Whether it is a public holiday of the project's country; otherwise a closing day of the business, which does not
   * affect norms or pay.
   */
  public: z.boolean(),
  /** 0: a public holiday that is not stored in the project. */
  version: z.number(),
});
export type Holiday = z.infer<typeof Holiday>;

/** Without one it has the name of the country’s public holiday on that date, else says that it is closed or open. */
const name = text(80, 0).default('');
const byDate = z.object({ date });

export const listHolidays = endpoint({
  method: 'GET',
  path: '/holidays',
  summary: 'List the project’s holidays, closed or open; with a year, all public holidays of that year too',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'none',
  query: z.strictObject({ year: year.optional() }),
  status: 200,
  reply: z.array(Holiday),
  errors: [],
});

export const createHoliday = endpoint({
  method: 'POST',
  path: '/holidays',
  summary: 'Add a holiday; closed by default',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  body: z.strictObject({ date, name, closed: z.boolean('choice').default(true) }),
  status: 201,
  reply: Holiday,
  errors: ['holiday_exists'],
});

export const updateHoliday = endpoint({
  method: 'PUT',
  path: '/holidays/{date}',
  summary: 'Change a holiday; takes If-Match',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byDate,
  body: z.strictObject({ date: date.optional(), name, closed: z.boolean('choice').default(true) }),
  status: 200,
  reply: Holiday,
  errors: ['not_found', 'holiday_exists', 'stale'],
});

export const deleteHoliday = endpoint({
  method: 'DELETE',
  path: '/holidays/{date}',
  summary: 'Delete a holiday; a public one stays as its country has it',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byDate,
  status: 204,
  errors: ['not_found'],
});

export const importHolidays = endpoint({
  method: 'POST',
  path: '/holidays/import',
  summary:
    'Close on a country’s public holidays of a year, or stay open; holidays that the project has already stay unchanged',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  body: z.strictObject({
    country: z.string('required').regex(/^[A-Z]{2}$/, 'country'),
    year: integer(2000, 2100),
    closed: z.boolean('choice').default(true),
  }),
  status: 200,
  reply: z.array(Holiday),
  errors: [],
});
