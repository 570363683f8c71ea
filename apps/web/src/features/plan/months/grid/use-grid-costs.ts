import type { labourCost, schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { queries } from '../../../../lib/http/queries.ts';
import type { ShiftPlace } from '../../../../lib/schedule/editing.ts';
import type { Month } from '../../../../lib/schedule/months.ts';
import { useCan } from '../../../../lib/session/use-can.ts';
import { costOfMove, labourCostQueries, useShare } from '../../../hours/labour-cost/index.ts';

/** What the grid says of costs, in words. */
export interface GridCosts {
  /** Of the month, beside the days' need. */
  month: { short: string; long: string; isOver: boolean; to: string };
  /** Of a day: cost and share. */
  ofDay: ReadonlyMap<string, string>;
  /** What the month would cost after a move; null: a rate isn't known, or it stays. */
  afterMove: (shift: schedule.Shift, to: ShiftPlace, copy: boolean) => string | null;
}

/** The costs of a month, once its shifts are on the page; undefined for those who may not see them. */
export function useGridCosts(month: Month, isShown: boolean): GridCosts | undefined {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const share = useShare();
  const maySee = useCan()('pay.read');
  const { data: cost } = useQuery({ ...labourCostQueries.month(month), enabled: isShown && maySee });
  const { data: people } = useQuery({ ...queries.everyEmployee(), enabled: isShown && maySee });
  return useMemo(() => {
    if (cost === undefined || people === undefined || cost.total.cost_cents === 0) return undefined;
    const rates = new Map(people.map(({ id, hourly_rate_cents }) => [id, hourly_rate_cents ?? null]));
    const say = ({ cost_cents, share: part }: Pick<labourCost.CostDay, 'cost_cents' | 'share'>) =>
      part === null
        ? format.money(cost_cents)
        : t('grid.costShare', { cost: format.money(cost_cents), share: share(part) });
    const over = cost.budgets.filter(({ over_cents }) => (over_cents ?? 0) > 0);
    const overText = over.map(({ start, end, over_cents, over_hours }) =>
      t('grid.costOver', {
        range: format.range(start, end),
        amount: format.money(over_cents ?? 0),
        hours: format.hours(over_hours ?? 0),
      }),
    );
    return {
      month: {
        short: say(cost.total),
        long: [t('grid.costOfMonth', { cost: say(cost.total) }), ...overText].join(' '),
        isOver: over.length > 0,
        to: `/manager/shifts/labour-cost?month=${month}`,
      },
      ofDay: new Map(cost.days.filter(({ cost_cents }) => cost_cents > 0).map((day) => [day.date, say(day)])),
      afterMove: (shift, to, copy) => {
        const more = costOfMove({ shift, to, copy, rates, employerShare: cost.employer_share });
        if (more === null || more === 0) return null;
        const { takings_cents } = cost.total;
        const after = cost.total.cost_cents + more;
        return t(more > 0 ? 'grid.dearer' : 'grid.cheaper', {
          amount: format.money(Math.abs(more)),
          after: say({ cost_cents: after, share: takings_cents === null ? null : after / takings_cents }),
        });
      },
    };
  }, [cost, format, month, people, share, t]);
}
