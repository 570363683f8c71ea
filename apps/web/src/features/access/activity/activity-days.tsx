import type { activity } from '@pamaina/contract';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ActivityChanges } from './activity-changes.tsx';
import { ActivityLine } from './activity-line.tsx';
import classes from './activity.module.css';
import pieces from '../../../ui/pieces.module.css';

/** The changes grouped by date. */
export function ActivityDays({ items }: { items: readonly activity.Activity[] }) {
  const format = useFormat();
  const clock = useClock();
  const days = Map.groupBy(items, (item) => clock.local(item.date).date);
  return [...days].map(([date, ofDay]) => (
    <section key={date}>
      <h2 className={`${pieces.capital} ${classes.day}`}>{format.fullDate(date)}</h2>
      <ul className={pieces.rows}>
        {ofDay.map((item) => (
          <ActivityLine key={item.id} item={item}>
            <ActivityChanges item={item} />
          </ActivityLine>
        ))}
      </ul>
    </section>
  ));
}
