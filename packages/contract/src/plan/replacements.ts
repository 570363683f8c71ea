import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, lines, uuid } from '../base/fields.ts';
import { Shift } from './schedule.ts';

export const replaceShift = endpoint({
  method: 'POST',
  path: '/schedule/{id}/replace',
  summary: 'Reassign a shift or leave it open, even in a published schedule; takes If-Match',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  params: z.object({ id: uuid }),
  body: z.strictObject({ employee_id: identity.nullable(), reason: lines(500) }),
  status: 200,
  reply: Shift,
  errors: ['not_found', 'shift_over', 'shift_overlaps', 'stale', 'generation_running'],
});
