import { Children, useState, type ReactNode } from 'react';
import classes from './table.module.css';
import { Pager } from './pager.tsx';

export { Entry } from './entry.tsx';

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
