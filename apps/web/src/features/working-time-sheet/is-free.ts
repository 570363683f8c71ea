import type { Sheet } from './sheet-queries.ts';

/** A weekend or a public holiday: shaded, as in the calendar. */
export const isFree = ({ date, is_holiday }: Sheet['dates'][number]): boolean =>
  is_holiday || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
