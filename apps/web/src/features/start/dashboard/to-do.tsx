import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CircleCheck } from 'lucide-react';
import pieces from '../../../ui/pieces.module.css';
import classes from './dashboard.module.css';
import type { ManagerStats } from './figures.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { FirstRequests, type FirstRequestsProps } from '../inbox/index.ts';
import { Section } from '../../../ui/section.tsx';
import type { ToDoRow } from './to-do-row.ts';
import { useToDo } from './use-to-do.ts';

/** Whom something concerns today is said by the board above. */
const TROUBLES: readonly string[] = ['missing', 'late', 'forgotten', 'open'];

/** All that waits for the manager, by date: a sentence and a button each. It says so when truly nothing waits. */
export function ToDo({ stats }: { stats: ManagerStats }) {
  const { t } = useTranslation('dashboard');
  const { rows, isLoading } = useToDo(stats);
  const isCalm = !stats.today.some(({ state }) => TROUBLES.includes(state));
  return (
    <Section title={t('toDo.title')}>
      {isLoading ? (
        <Skeleton height={rows.length * 41 + 82} role="status" aria-label={t('common:loading')} />
      ) : rows.length === 0 ? (
        <p className={`${classes.quiet} ${classes.calm}`}>
          <CircleCheck size={18} aria-hidden />
          {t(isCalm ? 'toDo.nothing' : 'toDo.nothingElse')}
        </p>
      ) : (
        <ul className={pieces.rows}>
          {rows.map((row) =>
            row.requests === undefined || row.requests.place === 'joins' ? (
              <Row key={row.key} row={row} />
            ) : (
              <Requests key={row.key} row={row} place={row.requests.place} count={row.requests.count} />
            ),
          )}
        </ul>
      )}
    </Section>
  );
}

function Row({ row }: { row: ToDoRow }) {
  return (
    <li className={`${classes.row} ${classes.task}`} data-tone={row.tone}>
      <row.icon size={16} aria-hidden />
      <span className={classes.words}>{row.text}</span>
      {row.action && <RowAction action={row.action} />}
    </li>
  );
}

/** So many of a kind are all shown; of more the first ones, below their number. */
const ALL = 3;
const FIRST = 2;

interface RequestsProps extends Pick<FirstRequestsProps, 'place'> {
  row: ToDoRow;
  count: number;
}

/** Requests are decided where they stand. */
function Requests({ row, place, count }: RequestsProps) {
  const isAll = count <= ALL;
  // Rows that are shown stay: somebody may be typing into one.
  const shown = useRef(0);
  const limit = Math.max(shown.current, isAll ? count : FIRST);
  useEffect(() => {
    shown.current = Math.min(limit, ALL);
  });
  const otherwise = isAll ? <Row row={row} /> : null;
  const fallback = (
    <li className={classes.loading} style={{ '--rows': limit } as CSSProperties} aria-label={row.text}>
      <Skeleton height="100%" />
    </li>
  );
  return (
    <>
      {!isAll && <Row row={row} />}
      <OptionalPart fallback={otherwise}>
        <FirstRequests {...{ place, limit, fallback, otherwise }} />
      </OptionalPart>
    </>
  );
}

function RowAction({ action }: { action: NonNullable<ToDoRow['action']> }) {
  if ('to' in action)
    return (
      <Button component={Link} to={action.to} variant="subtle" size="compact-sm">
        {action.label}
      </Button>
    );
  return (
    <Button variant="subtle" size="compact-sm" loading={action.isBusy} onClick={action.run}>
      {action.label}
    </Button>
  );
}
