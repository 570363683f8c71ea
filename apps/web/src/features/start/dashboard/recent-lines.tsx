import type { activity } from '@pamaina/contract';
import { ActivityLine } from '../../access/activity/index.ts';
import pieces from '../../../ui/pieces.module.css';

const SHOWN = 5;

export function RecentLines({ items }: { items: readonly activity.Activity[] }) {
  return (
    <ul className={pieces.rows}>
      {items.slice(0, SHOWN).map((item) => (
        <ActivityLine key={item.id} item={item} isBrief />
      ))}
    </ul>
  );
}
