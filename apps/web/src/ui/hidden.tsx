import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * A text for screen readers alone, with the style of Mantine's component and without its cost: a calendar of a month
 * has a hundred of them.
 */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={VisuallyHidden.classes['root']}>{children}</span>;
}
