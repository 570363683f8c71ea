import { schedule, type explanations, type rules } from '@pamaina/contract';
import { Button, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { AskStatus } from '../../changes/asks/index.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { needId } from '../../../lib/schedule/verdicts.ts';
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
  /** It is shown in full from the start. */
  isOpen: boolean;
  /** The draft's open shift for it, if there is one. */
  shift: schedule.Shift | null;
  /** The shifts of the month. */
  shifts: schedule.Shift[];
  /** The ways to fill each need of the month. */
  remedies: UseQueryResult<RemedySearch>;
  editing: Editing;
  onShow: (date: string) => void;
}

/** One unfilled need as a row; opened: why each employee can't take it, grouped by rule, and who still could. */
export function OpenNeedCard(props: OpenNeedCardProps) {
  const { need, isPast, isOpen, shift, remedies } = props;
  const { t } = useTranslation();
  const words = useGapWords();
  const ways = isPast ? undefined : waysOf(remedies, need);
  return (
    <details className={classes.gap} open={isOpen}>
      <summary>
        <span>{words({ ...need, start: shift?.start_time ?? need.half?.start_time })}</span>
        {need.missing > 1 && <span>×{need.missing}</span>}
        {ways !== undefined && <span className={classes.ways}>{t('explanations:remedies.ways', { count: ways })}</span>}
      </summary>
      <NeedDetails {...props} />
    </details>
  );
}

/** How many ways were found; undefined: not looked for yet. */
const waysOf = ({ data }: OpenNeedCardProps['remedies'], need: rules.CountedUnfilled): number | undefined =>
  data?.needs.find((one) => needId(one) === needId(need))?.remedies.length;

/** "Sat 2, cook, 08:30", or with the template where it has no shift yet. */
function useGapWords() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return ({
    date,
    role,
    start,
    template,
  }: Pick<rules.Unfilled, 'date' | 'role' | 'template'> & { start?: string | undefined }) =>
    t('panel.gap', {
      weekday: format.weekdayShort(date),
      day: Number(date.slice(8)),
      role,
      when: start ?? template,
    });
}

function NeedDetails({ need, range, isPast, shift, shifts, remedies, editing, onShow }: OpenNeedCardProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const span = shift ?? need.half;
  const hours = span == null ? need.template : `${need.template} · ${words.hours(span)}`;
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
        <Text size="sm" c="dimmed">
          {hours}
        </Text>
      </div>
      {need.stopped.map(({ rule, count }) => (
        <StoppedBy key={rule} need={need} range={range} rule={rule} count={count} />
      ))}
      {!isPast && <RemedyList query={remedies} need={need} onAct={act} />}
      {shift !== null && !isPast && <AskStatus shiftId={shift.id} />}
      <NeedActions need={need} isPast={isPast} shift={shift} editing={editing} />
    </section>
  );
}

const LOOK = { variant: 'default', size: 'compact-md' } as const;

type NeedActionsProps = Pick<OpenNeedCardProps, 'need' | 'isPast' | 'shift' | 'editing'>;

/** What can be done about an unfilled need beside the ways that were found. */
function NeedActions({ need, isPast, shift, editing }: NeedActionsProps) {
  const { t } = useTranslation('schedule');
  const [isAssigning, setAssigning] = useState(false);
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
  return (
    <>
      {shift !== null && (
        <Group>
          <Button
            {...LOOK}
            {...(shift.status === 'draft' && { 'aria-expanded': isAssigning })}
            onClick={() => whoCould(shift)}
          >
            {t(isAssigning ? 'panel.closeWho' : 'panel.whoCould')}
          </Button>
          {!isPast && (
            <Button {...LOOK} onClick={() => editing.openFill(shift)}>
              {t('explanations:fill.button')}
            </Button>
          )}
          {!isPast && (
            <Button {...LOOK} onClick={() => editing.openAsk(shift)}>
              {t('asks:button')}
            </Button>
          )}
        </Group>
      )}
      {shift === null && !isPast && (
        <Group>
          <Button {...LOOK} onClick={(event) => addPlace(event.currentTarget)}>
            {t('explanations:fill.add')}
          </Button>
          <Button {...LOOK} loading={place.isBusy} onClick={askNew}>
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
    </>
  );
}
