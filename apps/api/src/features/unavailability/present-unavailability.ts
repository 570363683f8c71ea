import type { unavailability } from '@pamaina/contract';
import type { Unavailable } from './absences.ts';

/** One occurrence of a stated unavailability as clients see it. */
export function presentUnavailability(one: Unavailable): unavailability.Unavailability {
  const { starts_at, ends_at, is_ill, is_open, ...block } = one;
  const illness = { ...(is_ill && { sick_leave: true as const }), ...(is_open && { is_open: true as const }) };
  return { ...block, ...illness, start: new Date(starts_at).toISOString(), end: new Date(ends_at).toISOString() };
}
