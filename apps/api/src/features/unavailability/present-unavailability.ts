import type { unavailability } from '@pamaina/contract';
import type { Unavailable } from './list-blocks.ts';

/** One coming of a stated unavailability as clients see it. */
export function presentUnavailability({ starts_at, ends_at, ...block }: Unavailable): unavailability.Unavailability {
  return { ...block, start: new Date(starts_at).toISOString(), end: new Date(ends_at).toISOString() };
}
