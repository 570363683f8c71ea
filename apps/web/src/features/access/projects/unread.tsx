import pieces from '../../../ui/pieces.module.css';

/** Visual only, drawn by the style sheet: the label contains it in words, and starts with the visible text. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={pieces.count} data-count={count > 99 ? '99+' : count} aria-hidden />;
}
