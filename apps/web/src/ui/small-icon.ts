import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon of Lucide, as `icons-for-browsers.ts` writes it: all its paths, and what else it is drawn of. */
export const smallIcon = (path: string, ...shapes: [tag: string, attributes: Record<string, string>][]) =>
  function Icon({ size = 24, color = 'currentColor', absoluteStrokeWidth: _, ...rest }: LucideProps) {
    const isNamed = Object.keys(rest).some((name) => /^aria-|^role$|^title$/.test(name));
    return createElement(
      'svg',
      { ...look, width: size, height: size, stroke: color, ...(!isNamed && { 'aria-hidden': true }), ...rest },
      path !== '' && createElement('path', { d: path }),
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
