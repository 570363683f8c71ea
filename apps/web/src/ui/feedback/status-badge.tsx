import { Check, Clock, Minus, X, type LucideIcon } from 'lucide-react';
import classes from '../pieces.module.css';

export type Tone = 'waiting' | 'good' | 'bad' | 'quiet';

const icons: Record<Tone, LucideIcon> = { waiting: Clock, good: Check, bad: X, quiet: Minus };

/** The status of a request: a word and an icon, with colour only in addition. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  const Icon = icons[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
      {label}
    </span>
  );
}
