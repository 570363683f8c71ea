import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { uuid } from '../base/fields.ts';

export const restoreSnapshot = endpoint({
  method: 'POST',
  path: '/schedule/restore/{id}',
  summary: 'Undo generating or copying in one step and restore the previous draft. The response can undo that in turn',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({
    undo_id: z.string(),
    /** The number of shifts in the current draft. */
    shifts: z.number(),
  }),
  errors: ['not_found', 'draft_changed', 'generation_running'],
});
