import { schedule } from '@pamaina/contract';
import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
import { type Judgement, ruleLine } from '../../../lib/schedule/verdicts.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from '../../../lib/schedule/schedule.module.css';

interface MoveDialogProps {
  shift: schedule.Shift;
  copy: boolean;
  people: GridPerson[];
  editing: Editing;
  onClose: () => void;
}

const NOBODY = '';
const rank = { ok: 0, consent: 1, refused: 2 };

/**
 * "Move to...": the same as dragging, with a date and an employee to choose, and each employee's verdict next to the
 * name.
 */
export function MoveDialog({ shift, copy, people, editing, onClose }: MoveDialogProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const [date, setDate] = useState(shift.date);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(shift.employee_id ?? NOBODY);
  const verdicts = useVerdicts({ shift, copy, people }, date);
  const order = (person: GridPerson) => rank[verdicts.get(person.id)?.verdict ?? 'ok'];
  const found = people
    .filter((person) => foldDiacritics(person.name).includes(foldDiacritics(search.trim())))
    .sort((a, b) => order(a) - order(b));
  const verdict = verdicts.get(chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = { date, employee_id: chosen === NOBODY ? null : chosen };
    if (await editing.move(shift, place, { copy, verdict: verdict ?? null })) onClose();
  };
  const choice = (id: string, name: string, judgement: Judgement | undefined) => (
    <MoveChoice key={id} value={id} name={name} judgement={judgement} />
  );
  return (
    <Dialog onClose={onClose} title={copy ? t('edit.copyTo') : t('edit.moveTo')}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Text c="dimmed">{words.label(shift)}</Text>
          <DateField
            label={t('edit.date')}
            value={date}
            onChange={(picked) => picked !== null && setDate(picked)}
            required
          />
          <TextInput
            label={t('edit.findPerson')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <div style={{ maxHeight: 280, overflow: 'auto' }}>
            <Radio.Group value={chosen} onChange={setChosen} aria-label={t('edit.person')}>
              <Stack gap={4}>
                {choice(NOBODY, t('edit.nobody'), verdicts.get(NOBODY))}
                {found.map((person) => choice(person.id, person.name, verdicts.get(person.id)))}
              </Stack>
            </Radio.Group>
          </div>
          <FormActions
            submitLabel={copy ? t('edit.copy') : t('edit.move')}
            isDisabled={verdict?.verdict === 'refused'}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the rules say of each employee on a date, and of none. */
function useVerdicts({ shift, copy, people }: Pick<MoveDialogProps, 'shift' | 'copy' | 'people'>, date: string) {
  const { data } = useQuery({
    queryKey: ['schedule', 'judgement', shift.id, copy, date, people.length],
    queryFn: ({ signal }) => {
      const moved = copy ? { shift: bodyOf(shift) } : { shift_id: shift.id };
      const targets = [null, ...people.map((person) => person.id)].map((employee_id) => ({ date, employee_id }));
      return call(schedule.judgeShift, { body: { ...moved, targets }, signal });
    },
    placeholderData: keepPreviousData,
  });
  return new Map(data?.map((one) => [one.employee_id ?? NOBODY, one]));
}

interface MoveChoiceProps {
  value: string;
  name: string;
  /** Undefined until the rule check has arrived. */
  judgement: Judgement | undefined;
}

/** An employee to move a shift to, with the result of the rule check. */
function MoveChoice({ value, name, judgement }: MoveChoiceProps) {
  const { t } = useTranslation('schedule');
  const verdict = judgement?.verdict;
  const [first] = judgement?.rules ?? [];
  return (
    <Radio
      value={value}
      disabled={verdict === 'refused'}
      label={name}
      description={
        verdict !== undefined && (
          <span className={classes.verdict} data-verdict={verdict}>
            {first === undefined ? t(`drag.${verdict}`) : ruleLine(first)}
          </span>
        )
      }
    />
  );
}
