import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { standardWeeks } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekQueries } from '../../../lib/http/week-queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

interface WeekValues {
  name: string;
  spans: { start_date: string | null; end_date: string | null }[];
}

interface WeekDrawerProps {
  /** Null: a new one. */
  week: standardWeeks.StandardWeek | null;
  /** What a new one begins with: the weekly standard. */
  copied: standardWeeks.StandardWeek['requirements'];
  onDone: (id: string) => void;
  onClose: () => void;
}

/** The name of a standard week, and the dates on which it is in force. */
export function WeekDrawer({ week, copied, onDone, onClose }: WeekDrawerProps) {
  const { t } = useTranslation('requirements');
  const client = useQueryClient();
  const toBody = ({ name, spans }: WeekValues, requirements: standardWeeks.StandardWeek['requirements']) => ({
    name,
    spans: spans.map(({ start_date, end_date }) => ({ start_date: start_date ?? '', end_date: end_date ?? '' })),
    requirements,
  });
  const form = useForm<WeekValues>({
    initialValues: week ? toValues(week) : { name: '', spans: [NO_DATES] },
    validate: standardWeeks.createWeek.body
      ? validateWith<WeekValues>(standardWeeks.createWeek.body, t, (values) => toBody(values, []))
      : {},
  });
  const submit = useEditSubmit(form, {
    stored: week,
    toValues,
    readAgain: async ({ id }) => {
      const list = await client.fetchQuery({ ...weekQueries.list(), staleTime: 0 });
      return list.find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = toBody(values, base?.requirements ?? copied);
      const stored = base
        ? await write(standardWeeks.updateWeek, { params: { id: base.id }, body, ifMatch: base.version })
        : await write(standardWeeks.createWeek, { body });
      onDone(stored.id);
    },
  });
  return (
    <ResourceDrawer
      title={t(week ? 'weeks.edit' : 'weeks.add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(week ? 'common:save' : 'common:add')}
      notice={<StaleNotice merge={submit.merge} labelOf={(field) => t(`weeks.${field}`)} />}
      onClose={onClose}
    >
      {week === null && <Text size="sm">{t('weeks.copied')}</Text>}
      <TextInput label={t('weeks.name')} required maxLength={40} data-autofocus {...form.getInputProps('name')} />
      <SpanFields form={form} />
    </ResourceDrawer>
  );
}

/** The dates, each with its first and last day. */
function SpanFields({ form }: { form: UseFormReturnType<WeekValues> }) {
  const { t } = useTranslation('requirements');
  return (
    <Stack gap="xs" role="group" aria-label={t('weeks.spans')}>
      {form.values.spans.map((_, index) => (
        <Group key={index} gap="xs" align="flex-start" wrap="nowrap">
          <DateField label={t('weeks.from')} required {...form.getInputProps(`spans.${index}.start_date`)} />
          <DateField label={t('weeks.until')} required {...form.getInputProps(`spans.${index}.end_date`)} />
          <ActionIcon
            mt={26}
            size={36}
            aria-label={t('weeks.removeSpan', { number: index + 1 })}
            onClick={() => form.removeListItem('spans', index)}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => form.insertListItem('spans', NO_DATES)}
      >
        {t('weeks.addSpan')}
      </Button>
    </Stack>
  );
}

const NO_DATES = { start_date: null, end_date: null };

function toValues({ name, spans }: standardWeeks.StandardWeek): WeekValues {
  return { name, spans };
}
