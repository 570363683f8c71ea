import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './entry-list.module.css';

/** Things of which each has more to say than a row of a table holds. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface EntryProps {
  icon: LucideIcon;
  children: ReactNode;
  /** What can be done with it; below the words on a phone. */
  actions?: ReactNode;
}

export function Entry({ icon: Icon, children, actions }: EntryProps) {
  return (
    <li className={classes.entry}>
      <span className={classes.sign}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.words}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
