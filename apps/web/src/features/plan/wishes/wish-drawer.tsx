import { Radio, Select, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { wishes, type ReplyOf } from '@pamaina/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { call } from '../../../lib/http/api-client.ts';

interface WishDrawerProps {
  /** The employees to choose from; omitted for the user's own preference. */
  people?: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** A preference for a date: a day off, or a shift. */
export function WishDrawer({ people, onClose }: WishDrawerProps) {
  const { t } = useTranslation('wishes');
  const choices = useQuery(wishQueries.choices());
  const form = useForm<WishValues>({
    initialValues: { employee_id: null, date: null, kind: 'off', template: null },
    validate: (values) =>
      choices.data ? validateWish(values, { choices: choices.data, isTeam: people !== undefined, t }) : {},
  });
  return (
    <FormDrawer isOpen title={t('add')} isDirty={form.isDirty()} onClose={onClose}>
      <QueryView what="wishes" query={choices} skeleton={<RowsSkeleton rows={3} height={60} />}>
        {(loaded) => <WishForm form={form} choices={loaded} people={people} onClose={onClose} />}
      </QueryView>
    </FormDrawer>
  );
}

interface WishFormProps {
  form: UseFormReturnType<WishValues>;
  choices: WishChoices;
  people: WishDrawerProps['people'];
  onClose: () => void;
}

function WishForm({ form, choices, people, onClose }: WishFormProps) {
  const { t } = useTranslation('wishes');
  const submit = useFormSubmit(form, async ({ employee_id, date, kind, template }, write) => {
    const body = {
      date: date ?? '',
      kind,
      ...(kind === 'on' && { template }),
      ...(employee_id !== null && { employee_id }),
    };
    await write(wishes.makeWish, { body });
    toastSuccess(t('added'));
    onClose();
  });
  const shifts = choices.templates.map(({ name, start_time, end_time }) => ({
    value: name,
    label: t('templateHours', { name, start: start_time, end: end_time }),
  }));
  return (
    <ResourceForm onCancel={onClose} submit={submit} submitLabel={t('common:save')}>
      {people !== undefined && (
        <Select
          label={t('person')}
          required
          searchable
          data={people.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('employee_id')}
        />
      )}
      <DateField
        label={t('date')}
        description={t('dateHelp', { most: choices.most })}
        required
        minDate={choices.start}
        maxDate={choices.end}
        excludeDate={(date) => isSettled(date, choices)}
        defaultDate={firstFree(choices)}
        {...form.getInputProps('date')}
      />
      <Radio.Group label={t('kind')} {...form.getInputProps('kind')}>
        <Stack gap="xs" mt="xs">
          <Radio value="off" label={t('kinds.off')} />
          <Radio
            value="on"
            label={t('kinds.on')}
            disabled={shifts.length === 0}
            {...(shifts.length === 0 && { description: t('noShifts') })}
          />
        </Stack>
      </Radio.Group>
      {form.values.kind === 'on' && (
        <Select label={t('template')} required data={shifts} {...form.getInputProps('template')} />
      )}
    </ResourceForm>
  );
}

interface WishValues {
  /** Empty for the user's own preference. */
  employee_id: string | null;
  date: string | null;
  kind: wishes.Wish['kind'];
  template: string | null;
}

type WishChoices = ReplyOf<typeof wishes.getWishChoices>;

/** Errors by field that keep a preference from being sent: the server would reject it too. */
function validateWish(
  values: WishValues,
  { choices, isTeam, t }: { choices: WishChoices; isTeam: boolean; t: TFunction },
): Partial<Record<keyof WishValues, string>> {
  const { employee_id, date, kind, template } = values;
  const required = t('invalid:required');
  return {
    ...(isTeam && employee_id === null && { employee_id: required }),
    ...(date === null && { date: required }),
    ...(date !== null && isSettled(date, choices) && { date: t('wishes:dayPublished') }),
    ...(kind === 'on' && template === null && { template: required }),
  };
}

/** Whether a date is published, so that its preferences can't be changed. */
const isSettled = (date: string, { published_days }: WishChoices): boolean => published_days.includes(date);

/** The calendar opens there: the months before it have no day to choose. */
function firstFree(choices: WishChoices): string {
  const settled = new Set(choices.published_days);
  return datesBetween(choices.start, choices.end).find((date) => !settled.has(date)) ?? choices.start;
}

export const wishQueries = {
  /** An employee's own, or a manager's whole team; local dates, both included. */
  range: (start: string, end: string) =>
    queryOptions({
      queryKey: ['wishes', start, end],
      queryFn: ({ signal }) => call(wishes.listWishes, { query: { start, end }, signal }),
    }),
  choices: () =>
    queryOptions({
      queryKey: ['wishes', 'choices'],
      queryFn: ({ signal }) => call(wishes.getWishChoices, { signal }),
    }),
};
