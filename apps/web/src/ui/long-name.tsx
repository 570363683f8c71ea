import { VisuallyHidden } from '@mantine/core';
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

/** A text of at most `most` characters: a longer one loses its middle and keeps its start and end. */
export function shortenMiddle(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const kept = most - 1;
  const head = letters.slice(0, Math.ceil(kept / 2)).join('');
  return `${head.trimEnd()}…${letters
    .slice(-Math.floor(kept / 2))
    .join('')
    .trimStart()}`;
}
