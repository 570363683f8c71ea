import classes from './pieces.module.css';

interface ShareBarProps {
  /** Of the whole; more than 1 fills the bar. */
  share: number;
  /** Something is missing or too much. */
  isWaiting?: boolean;
  className?: string | undefined;
}

/** A share as a bar. The number next to it says the same to screen readers. */
export function ShareBar({ share, isWaiting = false, className = '' }: ShareBarProps) {
  return (
    <span className={`${classes.track} ${className}`} data-waiting={isWaiting || undefined} aria-hidden>
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}
