import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './panel.module.css';
import type { Summary } from './summary.ts';

interface PeopleHoursProps {
  people: Summary['by_employee'];
  hours: Map<string, number>;
}

/** Scheduled hours of each employee against the norm of the month, the fullest first. */
export function PeopleHours({ people, hours }: PeopleHoursProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const rows = people
    .map((person) => {
      const planned = hours.get(person.employee_id) ?? 0;
      const share = person.target_hours ? planned / person.target_hours : null;
      return { ...person, planned, share };
    })
    .sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
  return (
    <dl className={classes.people}>
      {rows.map(({ employee_id, name, planned, share, target_hours }) => (
        <Fragment key={employee_id}>
          <dt title={name}>{name}</dt>
          <dd className={classes.bar} data-over={(share ?? 0) > 1.001 || undefined} aria-hidden>
            {share !== null && <span style={{ width: `${Math.min(1, share) * 100}%` }} />}
          </dd>
          <dd>
            {target_hours === null
              ? format.hours(planned)
              : t('grid.hoursOf', { planned: format.bareHours(planned), target: format.bareHours(target_hours) })}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
