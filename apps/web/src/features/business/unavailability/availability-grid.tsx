import type { employees, unavailability } from '@pamaina/contract';
import { BriefcaseBusiness, CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, weekdayOf } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePage } from '../../../lib/use-page.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import classes from './availability-grid.module.css';

type Day = unavailability.AvailabilityDay;

const icons: Record<Day['state'], LucideIcon> = {
  available: CircleCheck,
  partly: CircleDashed,
  unavailable: CircleX,
  working: BriefcaseBusiness,
};

const PAGE_SIZE = 50;

interface AvailabilityGridProps {
  people: readonly employees.Employee[];
  entries: readonly Day[];
  weekStart: string;
}

/** Employees in rows, fifty per page, the days of a week in columns: a word, an icon and the reasons in each cell. */
export function AvailabilityGrid({ people, entries, weekStart }: AvailabilityGridProps) {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  const dates = Array.from({ length: 7 }, (_, day) => addDays(weekStart, day));
  const today = useClock().today();
  const byCell = new Map(entries.map((entry) => [`${entry.employee_id} ${entry.date}`, entry]));
  const sorted = people.toSorted((a, b) => a.name.localeCompare(b.name, format.locale));
  const [asked, setPage] = usePage();
  const page = Math.min(asked, Math.ceil(sorted.length / PAGE_SIZE));
  return (
    <>
      <div className={classes.region} role="region" aria-label={t('availability.title')} tabIndex={0}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">{t('availability.employee')}</th>
              {dates.map((date) => (
                <th key={date} scope="col" {...marks(date, today)}>
                  <span>{format.weekdayShort(date)}</span>
                  <strong>{Number(date.slice(8))}</strong>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {dates.map((date) => (
                  <td key={date} {...marks(date, today)}>
                    <DayCell day={byCell.get(`${id} ${date}`)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pageSize={PAGE_SIZE} total={sorted.length} onChange={setPage} />
    </>
  );
}

function DayCell({ day }: { day: Day | undefined }) {
  const { t } = useTranslation('unavailability');
  if (day === undefined) return null;
  const Icon = icons[day.state];
  const state = t(`availability.states.${day.state}`);
  return (
    <div className={classes.cell} data-state={day.state}>
      <Icon size={14} {...(day.reasons.length > 0 ? { role: 'img', 'aria-label': state } : { 'aria-hidden': true })} />
      {/* A reason says the state, so its word is only read out then. */}
      <div>
        {day.reasons.length === 0 && state}
        {day.reasons.map((reason) => (
          <div key={reason}>
            <RoleName role={reason} />
          </div>
        ))}
      </div>
    </div>
  );
}

function marks(date: string, today: string) {
  return { 'data-weekend': weekdayOf(date) > 5 || undefined, 'data-today': date === today || undefined };
}
