import { Radio, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form';
import { swaps, type schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { ReturnChoice } from './return-choice.tsx';
import { shiftQueries } from './shift-queries.ts';
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
  /** What comes back: nothing, or a colleague's shift. */
  inReturn: 'nothing' | 'shift';
  return_shift_id: string;
  note: string;
}

/**
 * An employee offers a shift to one colleague who is allowed to take it, or to all of them, or exchanges it for a
 * colleague's.
 */
export function OfferDrawer({ shiftId, onOffered, onClose }: OfferDrawerProps) {
  const { t } = useTranslation('swaps');
  const { user } = useSession();
  const [now] = useState(Date.now);
  const query = useQuery(shiftQueries.coming(useClock().today(now)));
  const own = (query.data?.shifts ?? []).filter(
    (shift) => shift.employee_id === user?.employee_id && Date.parse(shift.starts_at) > now,
  );
  const form = useForm<OfferValues>({
    initialValues: {
      shift_id: shiftId ?? '',
      whom: 'anybody',
      target_employee_id: '',
      inReturn: 'nothing',
      return_shift_id: '',
      note: '',
    },
    validate: {
      shift_id: (value) => (value === '' ? t('invalid:required') : null),
      target_employee_id: (value, { whom, inReturn }) =>
        (whom === 'one' || inReturn === 'shift') && value === '' ? t('offer.personMissing') : null,
      return_shift_id: (value, { inReturn, target_employee_id }) =>
        inReturn === 'shift' && target_employee_id !== '' && value === '' ? t('offer.returnMissing') : null,
    },
  });
  return (
    <FormDrawer isOpen title={t('offer.open')} isDirty={form.isDirty()} onClose={onClose}>
      <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={3} height={64} />}>
        {() =>
          own.length === 0 ? (
            <Stack align="flex-start">
              <Text>{t('offer.noShifts')}</Text>
              <NextStep to="/worker/swap-requests?tab=open">{t('shell:next.openShifts')}</NextStep>
            </Stack>
          ) : (
            <OfferForm
              form={form}
              own={own}
              colleagues={colleaguesIn(query.data?.shifts ?? [], { me: user?.employee_id, now })}
              onOffered={onOffered}
              onClose={onClose}
            />
          )
        }
      </QueryView>
    </FormDrawer>
  );
}

/** Who has coming shifts that could come back. */
function colleaguesIn(shifts: readonly schedule.Shift[], { me, now }: { me: string | null | undefined; now: number }) {
  const names = new Map<string, string>();
  for (const { employee_id: id, employee_name: name, starts_at } of shifts)
    if (id !== null && name !== null && id !== me && Date.parse(starts_at) > now) names.set(id, name);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareNames(one.label, other.label));
}

interface OfferFormProps {
  form: UseFormReturnType<OfferValues, OfferValues, FormRulesRecord<OfferValues>>;
  own: schedule.Shift[];
  colleagues: { value: string; label: string }[];
  onOffered: () => void;
  onClose: () => void;
}

function OfferForm({ form, own, colleagues, onOffered, onClose }: OfferFormProps) {
  const { t } = useTranslation('swaps');
  const shiftText = useShiftText();
  const { shift_id, whom, inReturn } = form.values;
  const submit = useFormSubmit(form, async ({ target_employee_id, return_shift_id, note }, write) => {
    const body =
      inReturn === 'shift'
        ? { shift_id, target_employee_id, return_shift_id, note }
        : { shift_id, target_employee_id: whom === 'one' ? target_employee_id : null, note };
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
        onChange={(value: string | null) =>
          form.setValues({ shift_id: value ?? '', target_employee_id: '', return_shift_id: '' })
        }
      />
      {own.some(({ id }) => id === shift_id) && colleagues.length > 0 && (
        <ReturnQuestion form={form} colleagues={colleagues} />
      )}
      {own.some(({ id }) => id === shift_id) && inReturn === 'nothing' && (
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

/** What the employee wants in return: nothing, or a colleague's shift. */
function ReturnQuestion({ form, colleagues }: Pick<OfferFormProps, 'form' | 'colleagues'>) {
  const { t } = useTranslation('swaps');
  const { shift_id, inReturn, target_employee_id, return_shift_id } = form.values;
  const choose = (value: string) =>
    form.setValues({
      inReturn: value === 'shift' ? 'shift' : 'nothing',
      target_employee_id: '',
      return_shift_id: '',
    });
  return (
    <>
      <Radio.Group label={t('offer.inReturn')} value={inReturn} onChange={choose}>
        <Stack gap="xs" mt={6}>
          <Radio value="nothing" label={t('offer.nothing')} />
          <Radio value="shift" label={t('offer.aShift')} />
        </Stack>
      </Radio.Group>
      {inReturn === 'shift' && (
        <ReturnChoice
          shiftId={shift_id}
          colleagues={colleagues}
          person={target_employee_id || null}
          onPerson={(id) => form.setValues({ target_employee_id: id, return_shift_id: '' })}
          chosen={return_shift_id || null}
          onChosen={(id) => form.setFieldValue('return_shift_id', id)}
          errors={{ person: form.errors['target_employee_id'], shift: form.errors['return_shift_id'] }}
        />
      )}
    </>
  );
}
