import { Select, Text, Textarea } from '@mantine/core';
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form';
import { swaps, type schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { swapQueries } from './swap-queries.ts';
import { TakerChoice } from './taker-choice.tsx';
import { useShiftText } from './swap-words.tsx';

interface OfferDrawerProps {
  /** The shift to offer; null: it is chosen here. */
  shiftId: string | null;
  onOffered: () => void;
  onClose: () => void;
}

interface OfferValues {
  shift_id: string;
  /** Offered to one colleague, or to everyone who is allowed to take it. */
  whom: 'anybody' | 'one';
  target_employee_id: string;
  note: string;
}

/** An employee offers a shift to one colleague who is allowed to take it, or to all of them. */
export function OfferDrawer({ shiftId, onOffered, onClose }: OfferDrawerProps) {
  const { t } = useTranslation('swaps');
  const { user } = useSession();
  const [now] = useState(Date.now);
  const query = useQuery(swapQueries.coming(useClock().today(now)));
  const own = (query.data?.shifts ?? []).filter(
    (shift) => shift.employee_id === user?.employee_id && Date.parse(shift.starts_at) > now,
  );
  const form = useForm<OfferValues>({
    initialValues: { shift_id: shiftId ?? '', whom: 'anybody', target_employee_id: '', note: '' },
    validate: {
      shift_id: (value) => (value === '' ? t('invalid:required') : null),
      target_employee_id: (value, { whom }) => (whom === 'one' && value === '' ? t('offer.personMissing') : null),
    },
  });
  return (
    <FormDrawer isOpen title={t('offer.open')} isDirty={form.isDirty()} onClose={onClose}>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={3} height={64} />}>
        {() =>
          own.length === 0 ? (
            <Text>{t('offer.noShifts')}</Text>
          ) : (
            <OfferForm form={form} own={own} onOffered={onOffered} onClose={onClose} />
          )
        }
      </QueryView>
    </FormDrawer>
  );
}

interface OfferFormProps {
  form: UseFormReturnType<OfferValues, OfferValues, FormRulesRecord<OfferValues>>;
  own: schedule.Shift[];
  onOffered: () => void;
  onClose: () => void;
}

function OfferForm({ form, own, onOffered, onClose }: OfferFormProps) {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  const { shift_id, whom } = form.values;
  const submit = useFormSubmit(form, async ({ target_employee_id, note }, write) => {
    const body = { shift_id, target_employee_id: whom === 'one' ? target_employee_id : null, note };
    await write(swaps.createSwap, { body });
    toastSuccess(t('offer.sent'));
    onOffered();
  });
  return (
    <ResourceForm onCancel={onClose} submit={submit} submitLabel={t('offer.send')}>
      <Select
        label={t('offer.shift')}
        placeholder={t('offer.chooseShift')}
        required
        allowDeselect={false}
        data={own.map((shift) => ({
          value: shift.id,
          label: t('offer.shiftAndRole', { shift: shiftText(shift), role: shift.role }),
        }))}
        {...form.getInputProps('shift_id')}
        value={own.some(({ id }) => id === shift_id) ? shift_id : null}
        onChange={(value: string | null) => form.setValues({ shift_id: value ?? '', target_employee_id: '' })}
      />
      {own.some(({ id }) => id === shift_id) && (
        <TakerChoice
          shiftId={shift_id}
          whom={whom}
          onWhom={(value) => form.setFieldValue('whom', value)}
          person={form.values.target_employee_id || null}
          onPerson={(id) => form.setFieldValue('target_employee_id', id)}
          error={form.errors['target_employee_id']}
        />
      )}
      <Textarea
        label={t('offer.note')}
        description={t('offer.noteHelp')}
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('note')}
      />
    </ResourceForm>
  );
}
