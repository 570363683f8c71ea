import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { scenarios, snapshots, type ReplyOf } from '@pamaina/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { monthFrom } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { useLeave } from '../../../lib/session/home-of.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { ChangesByHand } from './changes-by-hand.tsx';

interface ApplyDialogProps {
  scenario: scenarios.Scenario;
  onClose: () => void;
}

const { body: schema } = scenarios.applyScenario;

type Applied = ReplyOf<typeof scenarios.applyScenario>;

/** Says what is written, asks for a reason, and then leads to what is left to do by hand. */
export function ApplyDialog({ scenario, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('scenarios');
  const leave = useLeave();
  const [applied, setApplied] = useState<Applied | null>(null);
  const { run: restore } = useAction(snapshots.restoreSnapshot, { done: t('apply.undone'), onDone: onClose });
  const finish = (reply: Applied) => {
    setApplied(reply);
    const { undo_id, written } = reply;
    if (undo_id !== null) toastUndo(t('apply.done', { count: written }), () => restore({ params: { id: undo_id } }));
  };
  // A reason that was typed is not lost by a stray Escape.
  const close = () => leave(onClose);
  return (
    <Dialog size="lg" onClose={close} title={t('apply.title', { name: scenario.name })}>
      {applied === null ? (
        <Question scenario={scenario} onApplied={finish} onClose={close} />
      ) : (
        <NextSteps scenario={scenario} applied={applied} onUndo={(id) => restore({ params: { id } })} />
      )}
    </Dialog>
  );
}

interface QuestionProps extends ApplyDialogProps {
  onApplied: (applied: Applied) => void;
}

function Question({ scenario, onApplied, onClose }: QuestionProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const today = useClock().today();
  const { id, year, month, changes } = scenario;
  const form = useForm({
    initialValues: { reason: '' },
    ...(schema && { validate: validateWith<{ reason: string }>(schema, t) }),
  });
  useTypedText(form.values.reason !== '');
  const [isPublished, setPublished] = useState(false);
  const submit = useFormSubmit(
    form,
    (body, write) => write(scenarios.applyScenario, { params: { id }, body, onReply: onApplied }),
    {
      onRefused: (error) => {
        setPublished(error instanceof ApiError && error.code === 'amendment_missing');
        return false;
      },
    },
  );
  // Of a month that has begun only what is still to come is written.
  const shifts = scenario.shifts.filter(({ date }) => date > today);
  const open = shifts.filter(({ employee_id }) => employee_id === null).length;
  return (
    <FormFrame onSubmit={submit.onSubmit} failure={submit.failure}>
      {isPublished && (
        <Anchor component={Link} to={calendarOf(scenario)} underline="always">
          {t('apply.amend', { month: format.month(year, month) })}
        </Anchor>
      )}
      <Text>
        {t('apply.written', { count: shifts.length, month: format.month(year, month) })}{' '}
        {open > 0 && t('apply.open', { count: open })} {t('apply.replaced')} {t('apply.unseen')}
      </Text>
      <ChangesByHand changes={changes} isDue={false} />
      <Textarea
        label={t('apply.reason')}
        description={t('apply.reasonHelp')}
        required
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <FormActions submitLabel={t('apply.confirm')} isBusy={submit.isBusy} onCancel={onClose} />
    </FormFrame>
  );
}

interface NextStepsProps {
  scenario: scenarios.Scenario;
  applied: Applied;
  onUndo: (id: string) => void;
}

/** What is left to do once the drafts are written. */
function NextSteps({ scenario, applied: { written, undo_id }, onUndo }: NextStepsProps) {
  const { t } = useTranslation('scenarios');
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text ref={said} tabIndex={-1}>
        {undo_id === null ? t('apply.nothing') : t('apply.done', { count: written })}
      </Text>
      <ChangesByHand changes={scenario.changes} isDue />
      <Group justify="flex-end">
        {/* The toast, which stays when the window is left, isn’t reached by the keyboard from here. */}
        {undo_id !== null && (
          <Button variant="default" onClick={() => onUndo(undo_id)}>
            {t('common:undo')}
          </Button>
        )}
        <Button component={Link} to={calendarOf(scenario)}>
          {t('apply.calendar')}
        </Button>
      </Group>
    </Stack>
  );
}

const calendarOf = ({ year, month }: { year: number; month: number }) =>
  `/manager/calendar?month=${monthFrom(year, month)}&view=month`;
