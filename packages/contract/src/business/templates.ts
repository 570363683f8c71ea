import { z } from 'zod';
import { minutesBetween, type ClockTime } from '../base/calendar.ts';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { changesOf, field, schemasOf, storedOf } from '../base/entity-field.ts';
import { integer, text, time } from '../base/fields.ts';

/** Each line once: a task is known by its text. */
const tasks = z
  .array(text(120))
  .max(30, 'too_many')
  .refine((list) => new Set(list).size === list.length, 'repeated')
  .default([]);

/** What a template is made of. */
export const fields = {
  name: field(text(60), { control: 'text', isExported: true }),
  start_time: field(time, { control: 'time', isExported: true }),
  end_time: field(time, { control: 'time', isExported: true }),
  break_minutes: field(integer(0, 240).default(0), { control: 'integer', step: 15, isExported: true }),
  color: field(z.enum(constants.colors, 'choice').default('green'), { control: 'own' }),
  on_call: field(z.enum(constants.onCall, 'choice').default('none'), { control: 'own', isExported: true }),
  /** What is to be done in each of its shifts. */
  tasks: field(tasks, { control: 'own', isKept: true }),
};

interface Times {
  start_time: ClockTime;
  end_time: ClockTime;
  break_minutes: number;
}

/** An end at or before the start means the next day, but the two are never equal. */
const checked = <Schema extends z.ZodType<Times>>(schema: Schema) =>
  schema
    .refine((body) => body.start_time !== body.end_time, { path: ['end_time'], message: 'end_equals_start' })
    .refine((body) => body.break_minutes < minutesBetween(body.start_time, body.end_time), {
      path: ['break_minutes'],
      message: 'break_too_long',
    });

export const Template = z.object({
  ...storedOf(fields),
  /** Net minutes of work on a day without a clock change; 0 for on-call time at home. */
  minutes: z.number(),
  version: z.number(),
});
export type Template = z.infer<typeof Template>;

const byName = z.object({ name: text(60) });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/templates',
  summary: 'List shift templates',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'none',
  status: 200,
  reply: z.array(Template),
  errors: [],
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/templates',
  summary: 'Add a shift template; its name is its ID',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  body: checked(z.strictObject(schemasOf(fields))),
  status: 201,
  reply: Template,
  errors: ['name_taken'],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/templates/{name}',
  summary: 'Change a template, including its name; existing shifts keep their hours. Takes If-Match',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byName,
  body: checked(z.strictObject(changesOf(fields))),
  status: 200,
  reply: Template,
  errors: ['not_found', 'name_taken', 'stale'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/templates/{name}',
  summary: 'Delete a template that no requirement or future shift uses',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byName,
  status: 204,
  errors: ['not_found', 'template_in_use'],
});
