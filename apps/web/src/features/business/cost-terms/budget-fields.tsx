import { NumberInput, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { costTerms } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { weekStart } from '../../../lib/dates/dates.ts';
import { firstOfMonth, monthOf } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ListPart, ListRow } from './list-row.tsx';
import type { BudgetValues, TermsValues } from './terms-values.ts';

const UNITS = ['money', 'percent', 'none'] as const;

/** What a month or week may cost, from its first day on. */
export function BudgetFields({ form }: { form: UseFormReturnType<TermsValues> }) {
  const { t } = useTranslation('cost-terms');
  const today = useClock().today();
  const added: BudgetValues = {
    per: 'month',
    starts: firstOfMonth(monthOf(today)),
    unit: 'money',
    amount: '',
    planning: 'shown',
  };
  return (
    <ListPart
      title={t('parts.budgets')}
      text={t('budgetText')}
      addLabel={t('addBudget')}
      onAdd={() => form.insertListItem('budgets', added)}
    >
      {form.values.budgets.map((_, at) => (
        <BudgetRow key={at} form={form} at={at} />
      ))}
    </ListPart>
  );
}

function BudgetRow({ form, at }: { form: UseFormReturnType<TermsValues>; at: number }) {
  const { t } = useTranslation('cost-terms');
  const moneySign = useMoneySign();
  const row = form.values.budgets[at];
  if (row === undefined) return null;
  const set = (part: Partial<BudgetValues>) => form.setFieldValue(`budgets.${at}`, { ...row, ...part });
  // A budget begins with its month or week.
  const begin = (per: BudgetValues['per'], starts: string | null) =>
    starts === null ? null : per === 'month' ? firstOfMonth(monthOf(starts)) : weekStart(starts);
  return (
    <ListRow removeLabel={t('removeBudget', { at: at + 1 })} onRemove={() => form.removeListItem('budgets', at)}>
      <Select
        aria-label={t('per')}
        w={110}
        allowDeselect={false}
        data={costTerms.budgetPeriods.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
        value={row.per}
        onChange={(value) => {
          const per = value === 'week' ? 'week' : 'month';
          set({ per, starts: begin(per, row.starts) });
        }}
      />
      <DateField
        aria-label={t('from')}
        w={160}
        clearable={false}
        {...form.getInputProps(`budgets.${at}.starts`)}
        onChange={(value) => set({ starts: begin(row.per, value) })}
      />
      {row.unit !== 'none' && <Amount form={form} at={at} />}
      <Select
        aria-label={t('unit')}
        w={130}
        allowDeselect={false}
        data={UNITS.map((one) => ({ value: one, label: one === 'money' ? moneySign : t(`units.${one}`) }))}
        value={row.unit}
        onChange={(value) => set({ unit: UNITS.find((one) => one === value) ?? 'money' })}
      />
      <Select
        aria-label={t('planning')}
        w={170}
        allowDeselect={false}
        data={costTerms.budgetUses.map((one) => ({ value: one, label: t(`uses.${one}`) }))}
        value={row.planning}
        onChange={(value) => set({ planning: costTerms.budgetUses.find((one) => one === value) ?? 'shown' })}
      />
    </ListRow>
  );
}

/** In money or percent. */
function Amount({ form, at }: { form: UseFormReturnType<TermsValues>; at: number }) {
  const { t } = useTranslation('cost-terms');
  const { decimalSign } = useFormat();
  return (
    <NumberInput
      aria-label={t('amount')}
      placeholder={t('amount')}
      w={110}
      hideControls
      decimalScale={2}
      decimalSeparator={decimalSign}
      {...form.getInputProps(`budgets.${at}.amount`)}
    />
  );
}
