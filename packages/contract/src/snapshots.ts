import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

export const restoreSnapshot = endpoint({
  method: 'POST',
  path: '/schedule/restore/{id}',
  summary: 'Take back a plan or a copy in one step: the draft is as it was before. The reply takes that back in turn',
  role: 'manager',
  project: true,
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({
    undo_id: z.string(),
    /** Shifts of the draft now. */
    shifts: z.number(),
  }),
  errors: ['not_found', 'draft_changed', 'generation_running'],
});
