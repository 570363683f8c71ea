import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import pieces from '../pieces.module.css';
import classes from './table.module.css';

interface EntryProps {
  icon: LucideIcon;
  children: ReactNode;
  /** The available actions; below the text on a phone. */
  actions?: ReactNode;
  /** What was opened below both. */
  below?: ReactNode;
  /** A row between other rows, not a card. */
  isDense?: boolean;
}

export function Entry({ icon: Icon, children, actions, below, isDense = false }: EntryProps) {
  return (
    <li className={classes.entry} data-dense={isDense || undefined}>
      <span className={classes.sign}>
        <Icon size={isDense ? 16 : 20} aria-hidden />
      </span>
      <div className={`${pieces.words} ${classes.words}`}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      {below !== undefined && <div className={classes.below}>{below}</div>}
    </li>
  );
}
