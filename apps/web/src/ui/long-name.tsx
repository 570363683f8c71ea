import { VisuallyHidden } from '@mantine/core';
import { shortenMiddle } from '../lib/format/shorten-middle.ts';
import classes from './pieces.module.css';

interface LongNameProps {
  name: string;
  /** The most characters that fit into two lines. */
  most: number;
  className?: string | undefined;
}

/**
 * A name on at most two lines. A longer one is shortened in the middle, because names often differ at their ends; the
 * whole name is shown on hover, read by screen readers and found by the browser's search.
 */
export function LongName({ name, most, className = '' }: LongNameProps) {
  const short = shortenMiddle(name, most);
  return (
    <span className={`${classes.name} ${className}`} title={name}>
      {short === name ? (
        name
      ) : (
        <>
          <span aria-hidden>{short}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
