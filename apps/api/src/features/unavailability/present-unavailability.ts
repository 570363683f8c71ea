import type { unavailability } from '@pamaina/contract';
import type { Unavailable } from './absences.ts';

/** One occurrence of a stated unavailability as clients see it. */
export function presentUnavailability(one: Unavailable): unavailability.Unavailability {
  const { starts_at, ends_at, is_ill, is_open, absence_type, ...block } = one;
  const kind = absence_type != null && { absence_type };
  const illness = { ...(is_ill && { sick_leave: true as const }), ...(is_open && { is_open: true as const }) };
  return {
    ...block,
    ...kind,
    ...illness,
    start: new Date(starts_at).toISOString(),
    end: new Date(ends_at).toISOString(),
  };
}
