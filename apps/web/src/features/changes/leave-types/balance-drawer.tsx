import { NumberInput, Stack, Text, Textarea, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { leaveTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { leaveTypeQueries } from './leave-type-queries.ts';

const FIGURES = [
  'entitled',
  'earned',
  'carried',
  'lost',
  'corrected',
  'added',
  'taken',
  'planned',
  'pending',
  'left',
] as const;

/** Of these also nothing is worth saying. */
const ALWAYS: ReadonlySet<string> = new Set(['entitled', 'earned', 'left']);

/** What a balance consists of, its corrections, and a new one with its reason. */
export function BalanceDrawer({ balance, onClose }: { balance: leaveTypes.LeaveBalance; onClose: () => void }) {
  const { t } = useTranslation('leave-types');
  const { employee_id, type, type_name, year, unit, name } = balance;
  const mayCorrect = useCan()('absences.write');
  const corrections = useQuery(leaveTypeQueries.corrections({ employee_id, year: String(year) }));
  const form = useForm<{ amount: number | string; reason: string }>({
    initialValues: { amount: '', reason: '' },
    // Without an amount, zero would be sent, which is out of range.
    validate: (values) => ({
      ...(values.amount === '' && { amount: t('invalid:required') }),
      ...(values.reason.trim() === '' && { reason: t('invalid:required') }),
    }),
  });
  const save = async ({ amount, reason }: { amount: number | string; reason: string }, write: Write) => {
    const body = { employee_id, type, year, amount: Number(amount), reason };
    await write(leaveTypes.correctLeaveBalance, { body, occasion: corrections.data?.length });
    toastSuccess(t('corrected'));
    form.reset();
  };
  const submit = useFormSubmit(form, save, { failed: t('correctFailed') });
  const title = t('balanceOf', { name, type: type_name ?? t(`absences:type.${type}`), year });
  const figures = <Figures balance={balance} corrections={corrections.data} />;
  if (!mayCorrect)
    return (
      <FormDrawer isOpen title={title} isDirty={false} onClose={onClose}>
        <Stack gap="md">{figures}</Stack>
      </FormDrawer>
    );
  return (
    <ResourceDrawer title={title} isDirty={form.isDirty()} submit={submit} submitLabel={t('correct')} onClose={onClose}>
      {figures}
      <NumberInput
        label={t('correctBy', { unit: t(`units.${unit}`) })}
        description={t('correctByHelp')}
        required
        min={-9999}
        max={9999}
        decimalScale={2}
        {...form.getInputProps('amount')}
      />
      <Textarea label={t('reason')} required autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
    </ResourceDrawer>
  );
}

interface FiguresProps {
  balance: leaveTypes.LeaveBalance;
  corrections: readonly leaveTypes.LeaveCorrection[] | undefined;
}

function Figures({ balance, corrections = [] }: FiguresProps) {
  const { t } = useTranslation('leave-types');
  const format = useFormat();
  const amountOf = (value: number) => t(`amount.${balance.unit}`, { amount: format.number(value) });
  const own = corrections.filter(({ type }) => type === balance.type);
  return (
    <>
      <Stack gap={2} component="dl" m={0}>
        {FIGURES.map((figure) => {
          const value = balance[figure];
          if (value === null || (value === 0 && !ALWAYS.has(figure))) return null;
          return (
            <div key={figure} style={{ display: 'flex', justifyContent: 'space-between' }}>
              <Text component="dt" size="sm">
                {t(`figures.${figure}`)}
              </Text>
              <Text component="dd" size="sm" fw={figure === 'left' ? 700 : 400} m={0}>
                {amountOf(value)}
              </Text>
            </div>
          );
        })}
      </Stack>
      {balance.earned !== null && (
        <Text size="xs" c="dimmed">
          {t('leftOfEarned')}
        </Text>
      )}
      {own.length > 0 && (
        <Stack gap={2}>
          <Title order={3}>{t('corrections')}</Title>
          {own.map(({ id, amount, reason, created_by, created_by_name, created_at }) => (
            <Text size="sm" key={id}>
              {t('correction', {
                amount: amountOf(amount),
                reason,
                by: created_by_name ?? created_by,
                at: format.instant(created_at),
              })}
            </Text>
          ))}
        </Stack>
      )}
    </>
  );
}
