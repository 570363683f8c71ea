import { Anchor, List, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { scenarios, snapshots, type ReplyOf } from '@pamaina/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { monthFrom } from '../../../lib/dates/months.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { useChangeWords } from './use-change-words.ts';

interface ApplyDialogProps {
  scenario: scenarios.Scenario;
  onClose: () => void;
}

const { body: schema } = scenarios.applyScenario;

/** Says what is written and what is left to do by hand, asks for a reason, and then opens the month. */
export function ApplyDialog({ scenario, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { id, name, year, month, shifts } = scenario;
  const form = useForm({
    initialValues: { reason: '' },
    ...(schema && { validate: validateWith<{ reason: string }>(schema, t) }),
  });
  const finish = useFinish();
  const [isPublished, setPublished] = useState(false);
  const submit = useFormSubmit(
    form,
    async (body, write) => finish(await write(scenarios.applyScenario, { params: { id }, body })),
    {
      onRefused: (error) => {
        setPublished(error instanceof ApiError && error.code === 'amendment_missing');
        return false;
      },
    },
  );
  const open = shifts.filter(({ employee_id }) => employee_id === null).length;
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('apply.title', { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
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
        <ByHand scenario={scenario} />
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
    </Modal>
  );
}

const calendarOf = ({ year, month }: { year: number; month: number }) =>
  `/manager/calendar?month=${monthFrom(year, month)}&view=month`;

/** The lines that only a manager can make true, each with the page where that is done. */
function ByHand({ scenario: { changes } }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const { sentence } = useChangeWords();
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('apply.byHand')}</Text>
      <List spacing={4}>
        {changes.map((change, index) => {
          const place = placeOf(change);
          return (
            <List.Item key={index}>
              {sentence(change)} –{' '}
              <Anchor component={Link} to={place.to} inherit underline="always">
                {t(`apply.places.${place.name}`)}
              </Anchor>
            </List.Item>
          );
        })}
      </List>
    </Stack>
  );
}

/** Where a change is made true. */
export function placeOf(change: scenarios.Change): { to: string; name: string } {
  switch (change.kind) {
    case 'away':
    case 'leaves':
    case 'starts':
    case 'role':
    case 'certificate':
    case 'contract_hours':
      return { to: `/manager/employees/${encodeURIComponent(change.employee_id)}`, name: 'employee' };
    case 'imaginary':
      return { to: '/manager/employees?add=1', name: 'employees' };
    case 'requirement':
      return { to: '/manager/shifts/requirements', name: 'requirements' };
    case 'closed':
      return change.date == null
        ? { to: '/manager/shifts/requirements', name: 'requirements' }
        : { to: '/manager/shifts/holidays', name: 'holidays' };
    case 'rule':
      return change.numbers === undefined
        ? { to: '/manager/settings/system/planning', name: 'planning' }
        : { to: '/manager/settings/system/working-time', name: 'limits' };
    case 'aim':
      return { to: '/manager/settings/system/planning', name: 'planning' };
  }
}

type Applied = ReplyOf<typeof scenarios.applyScenario>;

/** Opens the month with its drafts; one press takes them back. */
function useFinish(): (applied: Applied) => void {
  const { t } = useTranslation('scenarios');
  const navigate = useNavigate();
  const { run: restore } = useAction(snapshots.restoreSnapshot, { done: t('apply.undone') });
  return useCallback(
    ({ year, month, written, undo_id }) => {
      if (undo_id === null) toastSuccess(t('apply.nothing'));
      else toastUndo(t('apply.done', { count: written }), () => restore({ params: { id: undo_id } }));
      // In place of the scenario's page: what was typed is sent.
      void navigate(calendarOf({ year, month }), { replace: true });
    },
    [navigate, restore, t],
  );
}
