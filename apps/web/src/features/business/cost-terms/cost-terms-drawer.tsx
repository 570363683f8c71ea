import { useForm } from '@mantine/form';
import { costTerms } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { BudgetFields } from './budget-fields.tsx';
import { costTermsQueries } from './cost-terms-queries.ts';
import { RateFields } from './rate-fields.tsx';
import { ShareFields } from './share-fields.tsx';
import { toBody, toValues, type TermsValues } from './terms-values.ts';

/** The employer's share, rates of roles and budgets, saved as a whole. */
export function CostTermsDrawer({ stored, onClose }: { stored: costTerms.CostTerms; onClose: () => void }) {
  const { t } = useTranslation('cost-terms');
  const client = useQueryClient();
  const { body } = costTerms.putCostTerms;
  const form = useForm<TermsValues>({
    initialValues: toValues(stored),
    ...(body && { validate: (values) => atAmounts(validateWith<TermsValues>(body, t, toBody)(values)) }),
  });
  const { onSubmit, isBusy, failure, merge } = useEditSubmit(form, {
    stored,
    toValues,
    readAgain: () => client.fetchQuery({ ...costTermsQueries.stored(), staleTime: 0 }),
    send: async (values, base, write) => {
      await write(costTerms.putCostTerms, { body: toBody(values), ifMatch: base?.version ?? 0 });
      toastSuccess(t('saved'));
      onClose();
    },
  });
  return (
    <FormDrawer isOpen title={t('open')} size={820} isDirty={form.isDirty()} onClose={onClose}>
      <FormFrame onSubmit={onSubmit} failure={failure} gap="lg">
        <StaleNotice
          merge={merge}
          labelOf={(field) => t(`parts.${field}`)}
          textOf={(_, rows) => t('entries', { count: rows.length })}
        />
        <ShareFields form={form} />
        <RateFields form={form} />
        <BudgetFields form={form} />
        <FormActions submitLabel={t('save')} isBusy={isBusy} isDisabled={!form.isDirty()} onCancel={onClose} />
      </FormFrame>
    </FormDrawer>
  );
}

/** What is wrong with a budget's cents or percent is shown at the field that both are typed into. */
function atAmounts(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path.replace(/^(budgets\.\d+)\.(cents|percent)$/, '$1.amount'),
      text,
    ]),
  );
}
