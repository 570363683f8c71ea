import type { rules } from '@pamaina/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import type { DateRange } from '../../../lib/schedule/months.ts';
import { needId } from '../../../lib/schedule/verdicts.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import classes from '../../../lib/schedule/schedule.module.css';

interface PlaceProps {
  need: rules.CountedUnfilled;
  /** Of the summary. */
  range: DateRange;
  rule: string;
}

/** How many employees a rule stops from taking a place; opened, each of them with the reason. */
export function StoppedBy({ count, ...place }: PlaceProps & { count: number }) {
  const { t } = useTranslation('schedule');
  const ruleName = useRuleName();
  const [isOpen, setOpen] = useState(false);
  const { reasons } = place.need;
  const own = reasons.filter(({ rule }) => rule === place.rule);
  return (
    <details className={classes.reasons} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('panel.stops', { rule: ruleName(place.rule, own[0]?.detail), count })}</summary>
      {reasons.length > 0 ? <Reasons reasons={own} /> : isOpen && <LoadedReasons {...place} />}
    </details>
  );
}

/** A summary has the reasons of its first places. */
function LoadedReasons({ need, range, rule }: PlaceProps) {
  const query = useQuery(scheduleQueries.reasons(range, need));
  return (
    <QueryView what="schedule" query={query} skeleton={<Skeleton height={64} />}>
      {(places) => {
        const own = places.find((place) => needId(place) === needId(need));
        return <Reasons reasons={own?.reasons.filter((reason) => reason.rule === rule) ?? []} />;
      }}
    </QueryView>
  );
}

const Reasons = ({ reasons }: Pick<rules.Unfilled, 'reasons'>) => (
  <ul>
    {reasons.map(({ employee_id, name, detail }) => (
      <li key={employee_id}>
        <strong>{name}</strong> {detail}
      </li>
    ))}
  </ul>
);
