import { Alert, Button, Group, List, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { employment } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { Opened } from './departure.tsx';

interface EndDialogProps {
  known: employment.Employment;
  name: string;
  onClose: () => void;
}

interface Values {
  last_day: string | null;
  is_fixed_term: boolean;
}

/** Sets the last day, with the shifts that come open shown before; a day before worked shifts is refused. */
export function EndDialog({ known, name, onClose }: EndDialogProps) {
  const { t } = useTranslation('employees');
  const { employee_id: id, version } = known;
  const form = useForm<Values>({
    initialValues: { last_day: known.last_day, is_fixed_term: known.is_fixed_term },
    validate: validateWith<Values>(employment.endQuery, t, ({ last_day }) => ({ last_day: last_day ?? '' })),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async ({ last_day, is_fixed_term }, write) => {
    await write(employment.endEmployment, { params: { id }, body: { last_day, is_fixed_term }, ifMatch: version });
    toastSuccess(t('employment.ended'));
    onClose();
  });
  const removing = useFormSubmit(form, async (_values, write) => {
    await write(employment.endEmployment, { params: { id }, body: { last_day: null }, ifMatch: version });
    toastSuccess(t('employment.endRemoved'));
    onClose();
  });
  const { last_day } = form.values;
  return (
    <Dialog onClose={onClose} title={t('employment.endTitle', { name })}>
      <FormFrame onSubmit={onSubmit} failure={failure ?? removing.failure}>
        <Text size="sm">{t('employment.endHelp')}</Text>
        <DateField label={t('employment.lastDay')} required data-autofocus {...form.getInputProps('last_day')} />
        <Switch label={t('employment.isFixedTerm')} {...form.getInputProps('is_fixed_term', { type: 'checkbox' })} />
        {last_day !== null && <Consequence id={id} lastDay={last_day} />}
        <Group justify="flex-end">
          {known.last_day !== null && (
            <Button variant="subtle" loading={removing.isBusy} onClick={() => removing.onSubmit()}>
              {t('employment.removeEnd')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('employment.saveEnd')}
          </Button>
        </Group>
      </FormFrame>
    </Dialog>
  );
}

/** What the last day would open, or why it is refused. */
function Consequence({ id, lastDay }: { id: string; lastDay: string }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const absenceText = ({ start, end }: employment.EmploymentEnd['absences'][number]) => {
    const [from, until] = [format.longDate(start), format.longDate(lastDay)];
    if (start > lastDay) return t('employment.absenceGone', { from });
    return end === null
      ? t('employment.absenceOpen', { from, until })
      : t('employment.absence', { from, to: format.longDate(end), until });
  };
  const query = useQuery({
    queryKey: ['employment', id, 'end', lastDay],
    queryFn: ({ signal }) => call(employment.previewEnd, { params: { id }, query: { last_day: lastDay }, signal }),
    gcTime: 0,
  });
  return (
    <QueryView what="schedule" query={query} skeleton={<RowsSkeleton rows={2} height={28} />}>
      {({ shifts, swaps, absences, worked }) =>
        worked.length > 0 ? (
          <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
            {t('employment.worked', { count: worked.length, last: format.longDate(worked.at(-1) ?? '') })}
          </Alert>
        ) : (
          <div>
            <Opened shifts={shifts} />
            {swaps + absences.length > 0 && (
              <List size="sm" mt="xs">
                {swaps > 0 && <List.Item>{t('employment.swaps', { count: swaps })}</List.Item>}
                {absences.map((absence) => (
                  <List.Item key={absence.start}>{absenceText(absence)}</List.Item>
                ))}
              </List>
            )}
          </div>
        )
      }
    </QueryView>
  );
}
