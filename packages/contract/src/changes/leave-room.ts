import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { rangeQuery } from '../base/fields.ts';

/** How many more of a role can be away in a week, from Monday, before a required shift can't be filled any more. */
export const LeaveRoom = z.object({
  start: z.string(),
  roles: z.array(
    z.object({
      role: z.string(),
      people: z.number(),
      /** With approved time off in this week. */
      away: z.number(),
      /** More who can be away the whole week. */
      room: z.number(),
      /** Shifts that nobody can fill if one more is away than there is room for; 0: even all can be away. */
      opens: z.number(),
    }),
  ),
});
export type LeaveRoom = z.infer<typeof LeaveRoom>;

export const listLeaveRoom = endpoint({
  method: 'GET',
  path: '/time-off/room',
  summary: 'How many of each role can be away in each week, by what the requirements need: found by the planner',
  role: 'manager',
  ability: 'absences.read',
  project: true,
  query: rangeQuery,
  dear: true,
  status: 200,
  reply: z.array(LeaveRoom),
  errors: [],
});
