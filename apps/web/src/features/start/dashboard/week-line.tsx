import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import { monthOf } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { labourCostQueries, useShare } from '../../hours/labour-cost/index.ts';

/** What was worked in the last week beside what came in, in one sentence; nothing where either isn't known. */
export function WeekLine() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const share = useShare();
  const monday = addDays(weekStart(useClock().today()), -7);
  const { data } = useQuery(labourCostQueries.week(monday));
  if (data === undefined || data.total.share === null) return null;
  const { total, start, end } = data;
  const facts = {
    week: format.range(start, end),
    cost: format.money(total.worked_cents),
    share: share(total.share),
    over: format.hours(total.over_hours ?? 0),
    short: format.hours(total.short_hours ?? 0),
  };
  return (
    <Text size="sm">
      {t(total.over_hours === null ? 'lastWeek.cost' : 'lastWeek.costAndHours', facts)}{' '}
      <Anchor
        component={Link}
        to={`/manager/analytics/labour-cost?month=${monthOf(monday)}`}
        inherit
        underline="always"
      >
        {t('lastWeek.more')}
      </Anchor>
    </Text>
  );
}
