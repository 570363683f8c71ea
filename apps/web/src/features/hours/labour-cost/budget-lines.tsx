import { List, Text } from '@mantine/core';
import type { labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useShare } from './use-share.ts';

/** Each budget of a month and its weeks in a sentence; amber where the schedule costs more, with the hours over. */
export function BudgetLines({ budgets }: { budgets: readonly labourCost.BudgetState[] }) {
  const { t } = useTranslation('labour-cost');
  if (budgets.length === 0) return null;
  return (
    <section aria-label={t('budgets')}>
      <List listStyleType="none" spacing={4} maw={720}>
        {budgets.map((budget) => (
          <List.Item key={`${budget.per} ${budget.start}`}>
            <BudgetLine budget={budget} />
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function BudgetLine({ budget }: { budget: labourCost.BudgetState }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const seesTakings = useCan()('takings.read');
  const { start, end, planning, percent, budget_cents, cost_cents, over_cents, overtime_cents, hours_over } = budget;
  const facts = {
    range: format.range(start, end),
    cost: format.money(cost_cents),
    budget: format.money(budget_cents ?? 0),
    percent: share((percent ?? 0) / 100),
  };
  if (budget_cents === null) return <Text>{t(seesTakings ? 'budget.unknown' : 'budget.ofTakings', facts)}</Text>;
  const within = t(percent === null ? 'budget.within' : 'budget.withinPercent', facts);
  if (over_cents === null || over_cents === 0) return <Text>{within}</Text>;
  return (
    <Text>
      {within}{' '}
      <Text component="strong" inherit fw={600} c="var(--waiting)">
        {t('budget.over', { amount: format.money(over_cents), hours: format.hours(hours_over ?? 0) })}
      </Text>
      {planning !== 'shown' &&
        overtime_cents > 0 &&
        ` ${t('budget.overtime', { amount: format.money(overtime_cents) })}`}
    </Text>
  );
}
