import { schedule, type explanations, type rules } from '@pamaina/contract';
import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { AskStatus } from '../../changes/asks/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { askedRemedy } from '../../../lib/schedule/asked-remedy.ts';
import type { DateRange } from '../../../lib/schedule/months.ts';
import { Candidates } from '../../changes/replacements/index.ts';
import { RemedyList } from './remedy-list.tsx';
import type { RemedySearch } from '../../../lib/schedule/search-remedies.ts';
import { StoppedBy } from './stopped-by.tsx';
import classes from './panel.module.css';

interface OpenNeedCardProps {
  need: rules.CountedUnfilled;
  /** Of the summary. */
  range: DateRange;
  /** The day is over: it can no longer be filled. */
  isPast: boolean;
  /** The draft's open shift for it, if there is one. */
  shift: schedule.Shift | null;
  /** The shifts of the month. */
  shifts: schedule.Shift[];
  /** The ways to fill each need of the month. */
  remedies: UseQueryResult<RemedySearch>;
  editing: Editing;
  onShow: (date: string) => void;
}

/** One unfilled need: what is missing, why each employee can't take it, grouped by rule, and who still could. */
export function OpenNeedCard({ need, range, isPast, shift, shifts, remedies, editing, onShow }: OpenNeedCardProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const [isAssigning, setAssigning] = useState(false);
  const span = shift ?? need.half;
  const hours = span == null ? need.template : `${need.template} · ${words.hours(span)}`;
  // A published shift is reassigned with a reason, so its list is in a separate dialog.
  const whoCould = (open: schedule.Shift) =>
    open.status === 'draft' ? setAssigning((isOpen) => !isOpen) : editing.openReplace(open);
  /** A need that was added after the generation has no open shift that could be filled yet. */
  const addPlace = (button: HTMLElement) => {
    const { date, role, template } = need;
    editing.add({ date, employee_id: null, role, template, ...need.half }, button.getBoundingClientRect());
  };
  /** Employees are asked about a shift, so an open one is added first. */
  const place = useAction(schedule.createShift, { onDone: editing.openAsk });
  const askNew = () => {
    const { date, role, template } = need;
    place.run({ body: { date, role, template, employee_id: null, ...need.half } });
  };
  /** A way without conditions is applied immediately; any other shows its conditions first. */
  const act = (remedy: explanations.Remedy) => {
    const asked = askedRemedy(remedy, need, shift, shifts);
    const draft = remedy.bends.length === 0 && asked.handed.every(({ shift: one }) => one?.status === 'draft');
    if (draft) editing.hand(asked.handed, null);
    else editing.openRemedy(asked);
  };
  return (
    <section className={classes.card}>
      <div>
        <button type="button" className={classes.link} onClick={() => onShow(need.date)}>
          {words.day(need.date)}
        </button>
        <Text>{t('panel.missing', { role: need.role, count: need.missing })}</Text>
        <Text size="sm" c="dimmed" className="tabular">
          {hours}
        </Text>
      </div>
      {need.stopped.map(({ rule, count }) => (
        <StoppedBy key={rule} need={need} range={range} rule={rule} count={count} />
      ))}
      {!isPast && <RemedyList query={remedies} need={need} onAct={act} />}
      {shift !== null && !isPast && <AskStatus shiftId={shift.id} />}
      {shift !== null && (
        <Group>
          <Button
            variant="default"
            size="compact-md"
            {...(shift.status === 'draft' && { 'aria-expanded': isAssigning })}
            onClick={() => whoCould(shift)}
          >
            {t(isAssigning ? 'panel.closeWho' : 'panel.whoCould')}
          </Button>
          {!isPast && (
            <Button variant="default" size="compact-md" onClick={() => editing.openFill(shift)}>
              {t('explanations:fill.button')}
            </Button>
          )}
          {!isPast && (
            <Button variant="default" size="compact-md" onClick={() => editing.openAsk(shift)}>
              {t('asks:button')}
            </Button>
          )}
        </Group>
      )}
      {shift === null && !isPast && (
        <Group>
          <Button variant="default" size="compact-md" onClick={(event) => addPlace(event.currentTarget)}>
            {t('explanations:fill.add')}
          </Button>
          <Button variant="default" size="compact-md" loading={place.isBusy} onClick={askNew}>
            {t('asks:button')}
          </Button>
        </Group>
      )}
      {shift !== null && isAssigning && (
        <Candidates
          isInOpenTab
          shift={shift}
          giveLabel={t('panel.assign')}
          nameOfGiving={(name) => t('panel.assignTo', { name })}
          onGive={({ employee_id }) => void editing.move(shift, { date: shift.date, employee_id }, { copy: false })}
        />
      )}
    </section>
  );
}
