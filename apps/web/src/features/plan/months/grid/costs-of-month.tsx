import type { labourCost } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Month } from '../../../../lib/schedule/months.ts';
import { costOfMove, labourCostQueries, useShare } from '../../../hours/labour-cost/index.ts';
import type { GridCosts } from './grid-costs.ts';

interface CostsOfMonthProps {
  month: Month;
  /** The shifts as they were read last: the same object as long as nothing has changed. */
  shifts: unknown;
  onCosts: (costs: GridCosts | undefined) => void;
}

/** Reads the costs of a month for the grid; loaded once its shifts are on the page, for those who may see them. */
export function CostsOfMonth({ month, shifts, onCosts }: CostsOfMonthProps) {
  const costs = useGridCosts(month, shifts);
  useEffect(() => {
    onCosts(costs);
    return () => onCosts(undefined);
  }, [costs, onCosts]);
  return null;
}

/** Several edits are followed by one question. */
const PAUSE_MS = 1_000;

function useGridCosts(month: Month, shifts: unknown): GridCosts | undefined {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const share = useShare();
  const { data: cost, refetch } = useQuery(labourCostQueries.month(month));
  const costed = useRef(shifts);
  useEffect(() => {
    if (shifts === costed.current) return;
    const timer = setTimeout(() => {
      costed.current = shifts;
      void refetch();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shifts, refetch]);
  return useMemo(() => {
    if (cost === undefined || cost.total.cost_cents === 0) return undefined;
    const say = ({ cost_cents, share: part }: Pick<labourCost.CostDay, 'cost_cents' | 'share'>) =>
      part === null
        ? format.money(cost_cents)
        : t('grid.costShare', { cost: format.money(cost_cents), share: share(part) });
    const over = cost.budgets.filter(({ over_cents }) => (over_cents ?? 0) > 0);
    const overText = over.map(({ start, end, over_cents, hours_over }) =>
      t('grid.costOver', {
        range: format.range(start, end),
        amount: format.money(over_cents ?? 0),
        hours: format.hours(hours_over ?? 0),
      }),
    );
    return {
      month: {
        short: say(cost.total),
        long: [t('grid.costOfMonth', { cost: say(cost.total) }), ...overText].join(' '),
        isOver: over.length > 0,
        to: `/manager/analytics/labour-cost?month=${month}`,
      },
      ofDay: new Map(cost.days.filter(({ cost_cents }) => cost_cents > 0).map((day) => [day.date, say(day)])),
      afterMoves: (moves, copy) => {
        const { rates, employer_share: employerShare } = cost;
        const each = moves.map((move) => costOfMove({ ...move, copy, rates, employerShare }));
        const more = each.reduce((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0);
        if (more === null || more === 0) return null;
        const { cost_cents, takings_cents, share: before } = cost.total;
        // Of the days whose takings are known or expected, as the share before.
        const after = before === null || takings_cents === null ? null : before + more / takings_cents;
        return t(more > 0 ? 'grid.dearer' : 'grid.cheaper', {
          amount: format.money(Math.abs(more)),
          after: say({ cost_cents: cost_cents + more, share: after }),
        });
      },
    };
  }, [cost, format, month, share, t]);
}
