import type { schedule } from '@pamaina/contract';
import { AskDrawer } from '../../asks/index.ts';
import { useShiftWords } from '../use-shift-words.ts';

/** Asks employees about a shift of the calendar. */
export function AskWindow({ shift, onClose }: { shift: schedule.Shift; onClose: () => void }) {
  const words = useShiftWords();
  const place = [words.day(shift.date), words.hours(shift), shift.role].join(', ');
  return <AskDrawer shift={shift} words={place} onClose={onClose} />;
}
