import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, integer, text, uuid } from '../base/fields.ts';

const span = z
  .strictObject({ start_date: date, end_date: date })
  .refine(({ start_date, end_date }) => end_date >= start_date, {
    path: ['end_date'],
    message: 'end_date_before_start',
  });

const requirement = z.strictObject({
  template: text(60),
  role: text(60),
  weekday: integer(1, 7),
  count: integer(0, 200),
});
export type WeekRequirement = z.infer<typeof requirement>;

const writable = z.strictObject({
  name: text(40),
  /** When it takes the place of the weekly standard; a date has one week. */
  spans: z.array(span).max(constants.standardWeekSpansMax, 'too_many'),
  requirements: z.array(requirement).max(constants.weekRequirementsMax, 'too_many'),
});

/** A week of requirements with a name, such as of the summer. */
export const StandardWeek = z.object({
  id: z.string(),
  name: z.string(),
  spans: z.array(z.object({ start_date: z.string(), end_date: z.string() })),
  requirements: z.array(z.object({ template: z.string(), role: z.string(), weekday: z.number(), count: z.number() })),
  version: z.number(),
});
export type StandardWeek = z.infer<typeof StandardWeek>;

const common = { role: 'manager', project: true } as const;
const byId = z.object({ id: uuid });

export const listWeeks = endpoint({
  ...common,
  method: 'GET',
  path: '/standard-weeks',
  summary: 'Named weeks that take the place of the weekly standard on their dates; exceptions of dates still hold',
  ability: 'plan.read',
  days: 'none',
  status: 200,
  reply: z.array(StandardWeek),
  errors: [],
});

export const createWeek = endpoint({
  ...common,
  method: 'POST',
  path: '/standard-weeks',
  summary: 'Add a named week',
  ability: 'staffing.write',
  body: writable,
  status: 201,
  reply: StandardWeek,
  errors: ['week_exists', 'week_overlaps', 'weeks_full'],
});

export const updateWeek = endpoint({
  ...common,
  method: 'PUT',
  path: '/standard-weeks/{id}',
  summary: 'Change a named week, its dates and its requirements; takes If-Match',
  ability: 'staffing.write',
  params: byId,
  body: writable,
  status: 200,
  reply: StandardWeek,
  errors: ['not_found', 'week_exists', 'week_overlaps', 'stale'],
});

export const deleteWeek = endpoint({
  ...common,
  method: 'DELETE',
  path: '/standard-weeks/{id}',
  summary: 'Delete a named week: the weekly standard holds on its dates',
  ability: 'staffing.write',
  params: byId,
  status: 204,
  errors: ['not_found'],
});
