import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workingTimeSheet } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { reload } from '../../../lib/http/reload.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { ConfirmationMark, ConfirmationWords } from './confirmation-words.tsx';
import type { Line } from './sheet-queries.ts';

interface OwnConfirmationProps {
  line: Line;
  month: Month;
  isOver: boolean;
}

interface Values {
  is_right: boolean;
  note: string;
}

/** Confirms the user's month, or reports what is wrong; earlier reports and the manager's responses. */
export function OwnConfirmation({ line, month, isOver }: OwnConfirmationProps) {
  const { t } = useTranslation('working-time-sheet');
  const { form, onSubmit, isBusy, failure, isDisputing, choose } = useConfirmation(line, month);
  const { state } = line.confirmation;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormFailure text={failure} />
        {state !== 'none' && (
          <div>
            <ConfirmationMark confirmation={line.confirmation} />
          </div>
        )}
        {state === 'withdrawn' && <Alert color="yellow">{t('own.changed')}</Alert>}
        <ConfirmationWords confirmation={line.confirmation} />
        {!isOver && <Text size="sm">{t('own.notOver')}</Text>}
        {isDisputing ? (
          <>
            <Textarea
              label={t('own.note')}
              description={t('own.noteHelp')}
              required
              autosize
              minRows={3}
              {...form.getInputProps('note')}
            />
            <Group>
              <Button type="submit" loading={isBusy}>
                {t('own.send')}
              </Button>
              <Button variant="default" onClick={() => choose(true)}>
                {t('common:cancel')}
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            {isOver && state !== 'confirmed' && (
              <Button type="submit" loading={isBusy} leftSection={<Check size={16} aria-hidden />}>
                {t('own.confirm')}
              </Button>
            )}
            <Button variant="default" onClick={() => choose(false)}>
              {t('own.dispute')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

function useConfirmation(line: Line, month: Month) {
  const { t } = useTranslation('working-time-sheet');
  const client = useQueryClient();
  const [isDisputing, setDisputing] = useState(false);
  const toBody = ({ is_right, note }: Values) => ({
    ...yearAndMonth(month),
    figures: line.figures,
    is_right,
    ...(!is_right && { note }),
  });
  const schema = workingTimeSheet.confirmWorkingTimeSheet.body;
  const form = useForm<Values>({
    initialValues: { is_right: true, note: '' },
    ...(schema && { validate: validateWith<Values>(schema, t, toBody) }),
  });
  useTypedText(isDisputing && form.values.note !== '');
  const send = async (values: Values, write: Write) => {
    await write(workingTimeSheet.confirmWorkingTimeSheet, { body: toBody(values) });
    toastSuccess(t(values.is_right ? 'own.confirmed' : 'own.sent'));
    form.reset();
    setDisputing(false);
  };
  const { onSubmit, isBusy, failure, setFailure } = useFormSubmit(form, send, {
    onRefused: (error) => {
      const isStale = error instanceof ApiError && error.code === 'stale';
      // The new figures are on the page before it says that they are new.
      if (isStale) void reload(client, ['working-time-sheet']).then(() => setFailure(t('own.stale')));
      return isStale;
    },
  });
  const choose = (is_right: boolean) => {
    form.setFieldValue('is_right', is_right);
    setDisputing(!is_right);
  };
  return { form, onSubmit, isBusy, failure, isDisputing, choose };
}
