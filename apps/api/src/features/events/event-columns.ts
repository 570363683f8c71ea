import { constants, type Color, type events } from '@pamaina/contract';

export const eventColumns = ['id', 'date', 'title', 'description', 'color', 'version'] as const;

/** A stored event as clients see it. */
export function presentEvent({ color, ...row }: Omit<events.Event, 'color'> & { color: string }): events.Event {
  return { ...row, color: constants.colors.find((known) => known === color) ?? ('gray' satisfies Color) };
}
