import { Anchor, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workingTimeSheet } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { ConfirmationMark, ConfirmationWords } from './confirmation-words.tsx';
import type { Line } from './sheet-queries.ts';

interface LineDrawerProps {
  line: Line;
  month: Month;
  onClose: () => void;
}

interface Values {
  answer: string;
}

/** The employee's confirmation of the month, with the manager's response; a link to the entries. */
export function LineDrawer({ line, month, onClose }: LineDrawerProps) {
  const { t } = useTranslation('working-time-sheet');
  const mayAnswer = useCan()('hours.correct');
  const employee_id = line.employee_id ?? '';
  const toBody = ({ answer }: Values) => ({ employee_id, ...yearAndMonth(month), answer });
  const schema = workingTimeSheet.answerWorkingTimeSheet.body;
  const form = useForm<Values>({
    initialValues: { answer: '' },
    ...(schema && { validate: validateWith<Values>(schema, t, toBody) }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async (values, write) => {
    await write(workingTimeSheet.answerWorkingTimeSheet, { body: toBody(values) });
    toastSuccess(t('answer.sent'));
    onClose();
  });
  const { state } = line.confirmation;
  return (
    <FormDrawer isOpen title={line.name} isDirty={form.isDirty()} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormFailure text={failure} />
          {state === 'none' ? (
            <Text>{t('confirmation.none')}</Text>
          ) : (
            <div>
              <ConfirmationMark confirmation={line.confirmation} />
            </div>
          )}
          <ConfirmationWords confirmation={line.confirmation} />
          <Anchor component={Link} to={`/manager/timesheets?month=${month}&person=${encodeURIComponent(employee_id)}`}>
            {t('day.entries')}
          </Anchor>
          {mayAnswer && (state === 'disputed' || state === 'answered') && (
            <>
              <Textarea label={t('answer.label')} required autosize minRows={3} {...form.getInputProps('answer')} />
              <FormActions submitLabel={t('answer.send')} isBusy={isBusy} onCancel={onClose} />
            </>
          )}
        </Stack>
      </form>
    </FormDrawer>
  );
}
