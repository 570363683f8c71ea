import type { LucideIcon } from 'lucide-react';
import { Children, useState, type ReactNode } from 'react';
import pieces from '../pieces.module.css';
import classes from './table.module.css';
import { Pager } from './pager.tsx';

/** Years of requests in one list would take seconds to render. */
const PAGE_SIZE = 50;

/** A list of items with more content than a table row has room for, fifty per page. */
export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  const [asked, setPage] = useState(1);
  const entries = Children.toArray(children);
  // A filter can leave fewer pages.
  const page = Math.min(asked, Math.max(1, Math.ceil(entries.length / PAGE_SIZE)));
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={entries.length} onChange={setPage} />
    </>
  );
}

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
