import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import { monthOf } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useNearDays } from '../../../lib/dates/use-near-days.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import pieces from '../../../ui/pieces.module.css';
import { labourCostQueries, useShare } from '../../hours/labour-cost/index.ts';
import classes from './dashboard.module.css';

/** What was worked in the last week beside what came in: a sentence that leads to it; nothing if one isn't known. */
export function WeekLine() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const near = useNearDays();
  const share = useShare();
  const monday = addDays(weekStart(useClock().today()), -7);
  const { data } = useQuery(labourCostQueries.week(monday));
  if (data === undefined || data.total.share === null) return null;
  const { total, start, end } = data;
  const facts = {
    week: near.range(start, end),
    cost: format.money(total.worked_cents),
    share: share(total.share),
    over: format.bareHours(total.over_hours ?? 0),
    short: format.hours(total.short_hours ?? 0),
  };
  return (
    <p className={`${pieces.rows} ${classes.alone}`}>
      <Link
        className={`${classes.row} ${classes.place}`}
        to={`/manager/analytics/labour-cost?month=${monthOf(monday)}`}
      >
        <ChartNoAxesColumn size={16} aria-hidden />
        <span className={classes.words}>
          {t(total.over_hours === null ? 'lastWeek.cost' : 'lastWeek.costAndHours', facts)}
        </span>
      </Link>
    </p>
  );
}
