import type { Color } from '@pamaina/contract';

/** An event's colour for a style sheet: soft fill, strong edge, readable ink. */
export function eventStyle(color: Color): Record<`--${string}`, string> {
  return {
    '--fill': `var(--role-${color}-fill)`,
    '--edge': `var(--role-${color}-edge)`,
    '--ink': `var(--role-${color}-text)`,
  };
}
