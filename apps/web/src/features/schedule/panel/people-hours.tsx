import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf, schedule } from '@pamaina/contract';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LongName } from '../../../ui/long-name.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import classes from './panel.module.css';

/** The most characters that fit into two lines. */
const NAME_MAX = 32;

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
          <dt>
            <LongName name={name} most={NAME_MAX} />
          </dt>
          <dd aria-hidden>
            <ShareBar share={share ?? 0} isWaiting={(share ?? 0) > 1.001} className={classes.bar} />
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

/** The server's summary of a range. */
export type Summary = NonNullable<ReplyOf<typeof schedule.getSummary>>;
