import { asks, type repair } from '@pamaina/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { keepManner, lastManner, MannerFields } from '../asks/index.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import classes from './repair.module.css';

interface AskFirstProps {
  proposal: repair.RepairProposal;
  /** With the message, and what undoes it. */
  onAsked: (message: string, undoId: string) => void;
  onBack: () => void;
}

/** The most names of a shift: the others are counted. */
const NAMES = 6;

/** Records the absence and asks employees about its shifts, instead of giving them to anybody. */
export function AskFirst({ proposal, onAsked, onBack }: AskFirstProps) {
  const { t } = useTranslation('asks');
  const words = useShiftWords();
  const [manner, setManner] = useState(lastManner);
  const ask = useAction(asks.askForRepair, {
    onDone: ({ asked, undo_id }) => {
      keepManner(manner);
      onAsked(t('askedFirst', { count: asked }), undo_id);
    },
  });
  const namesOf = (asked: readonly string[]) => {
    const more = asked.length - NAMES;
    const names = asked.slice(0, NAMES).join(', ');
    if (asked.length === 0) return t('nobody');
    return more > 0 ? t('andMore', { names, more }) : names;
  };
  const shifts = proposal.changes.flatMap(({ asked, ...one }) => (asked === null ? [] : [{ ...one, asked }]));
  return (
    <Stack gap="md">
      <Text>{t('askFirstHelp')}</Text>
      <MannerFields manner={manner} onChange={setManner} />
      {shifts.length > 0 && (
        <div>
          <Text fw={600}>{t(manner.way === 'all' ? 'whoAll' : 'whoInOrder')}</Text>
          <ul className={classes.changes}>
            {shifts.map((shift) => (
              <li key={shift.shift_id}>
                <div>
                  <strong>{words.day(shift.date)}</strong>
                  <span className={classes.detail}>
                    {words.hours(shift)}, {shift.role}
                  </span>
                </div>
                <div className={classes.asked}>{namesOf(shift.asked)}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={ask.isBusy}>
          {t('explanations:repair.back')}
        </Button>
        <Button loading={ask.isBusy} onClick={() => ask.run({ params: { id: proposal.id }, body: manner })}>
          {t('button')}
        </Button>
      </Group>
    </Stack>
  );
}
