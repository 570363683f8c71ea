import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';

/** Fictional businesses with 12, 35 and 80 employees. */
export const businesses = ['cafe', 'restaurant', 'shop'] as const;
export type SampleBusiness = (typeof businesses)[number];

export const fillProject = endpoint({
  method: 'POST',
  path: '/projects/sample',
  summary: 'Add sample data to a project without employees and templates',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z.strictObject({ business: z.enum(businesses, 'choice') }),
  status: 201,
  reply: z.object({
    employees: z.number(),
    templates: z.number(),
    /** Shifts required by a standard week. */
    weekly_shifts: z.number(),
    holidays: z.number(),
  }),
  errors: ['conflict', 'project_not_empty'],
});
