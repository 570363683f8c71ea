import { VisuallyHidden } from '@mantine/core';
import classes from './pieces.module.css';

interface LongNameProps {
  name: string;
  /** The most characters that fit into two lines. */
  most: number;
  /** The most characters of a word that fit into one line; absent: as many as of the name. */
  mostOfWord?: number;
  className?: string | undefined;
}

/**
 * A name on at most two lines. A longer one is shortened in the middle, because names often differ at their ends; the
 * whole name is shown on hover, read by screen readers and found by the browser's search.
 */
export function LongName({ name, most, mostOfWord = name.length, className = '' }: LongNameProps) {
  const short = shortenMiddle(shortenWords(name, mostOfWord), most);
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

/** Its longer words lose their middle; a line never ends within them. */
const shortenWords = (name: string, most: number): string =>
  name
    .split(' ')
    .map((word) => shortenMiddle(word, most).replace('…', '\u2060…\u2060'))
    .join(' ');

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
