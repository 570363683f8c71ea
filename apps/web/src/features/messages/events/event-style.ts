import type { Color } from '@pamaina/contract';

/** The colours of an event for a style sheet: soft fill, strong edge, readable text. */
export function eventStyle(color: Color): Record<`--${string}`, string> {
  return {
    '--fill': `var(--role-${color}-fill)`,
    '--edge': `var(--role-${color}-edge)`,
    '--ink': `var(--role-${color}-text)`,
  };
}
