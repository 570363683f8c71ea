import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { queries } from '../../../lib/http/queries.ts';
import { newAbsence } from '../time-off/index.ts';
import { RepairDialog } from './repair-dialog.tsx';

interface AbsenceWindowProps {
  /** Null: not selected yet. */
  employeeId: string | null;
  onClose: () => void;
}

/** The dialog outside of the calendar: of today, with everybody who works here. */
export function AbsenceWindow({ employeeId, onClose }: AbsenceWindowProps) {
  const today = useClock().today();
  const { data } = useQuery(queries.employees());
  if (data === undefined) return null;
  const people = data.map(({ id, name, roles }) => ({ id, name, roles, known: true }));
  const who = people.some(({ id }) => id === employeeId) && employeeId !== null ? [employeeId] : [];
  return <RepairDialog initial={newAbsence(who, today)} people={people} onClose={onClose} />;
}
