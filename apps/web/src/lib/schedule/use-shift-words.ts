import type { Format, schedule } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

type Shift = Pick<
  schedule.Shift,
  | 'date'
  | 'start_time'
  | 'end_time'
  | 'role'
  | 'employee_name'
  | 'status'
  | 'pinned'
  | 'by_hand'
  | 'warnings'
  | 'on_call'
  | 'amended'
>;

export type ShiftWords = ReturnType<typeof wordsIn>;

/** By format, which is one for each language: a calendar's page needs them in a dozen places. */
const known = new WeakMap<Format, ShiftWords>();

/**
 * Texts about a shift: for chips, screen readers and messages. A grid looks them up once and passes them down, because
 * thousands of look-ups in cells would make scrolling stutter.
 */
export function useShiftWords(): ShiftWords {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const words = known.get(format) ?? wordsIn(format, t);
  known.set(format, words);
  return words;
}

function wordsIn(format: Format, t: TFunction<'schedule'>) {
  const states = { draft: t('words.draft'), published: t('words.published') };
  const [nobody, pinned, picked] = [t('words.nobody'), t('words.pinned'), t('calendar:many.picked')];
  const byHand = t('words.byHand');
  const amended = {
    same: t('amendments:mark.same'),
    changed: t('amendments:mark.changed'),
    added: t('amendments:mark.added'),
  };
  const onCall = { at_work: t('words.onCall.at_work'), at_home: t('words.onCall.at_home') };
  const hours = (shift: Pick<Shift, 'start_time' | 'end_time'>) => `${shift.start_time}–${shift.end_time}`;
  const day = saidOnce(format.weekdayDate);
  const manyCopies = saidOnce((count: number) => t('words.copies', { count }));
  const broken = saidOnce((count: number) => t('words.broken', { count }));
  const label = (shift: Shift, copies = 1) =>
    [
      shift.employee_name ?? nobody,
      day(shift.date),
      hours(shift),
      shift.role,
      ...(shift.on_call == null ? [] : [onCall[shift.on_call]]),
      shift.amended == null ? states[shift.status] : amended[shift.amended],
      ...(shift.pinned ? [pinned] : []),
      ...(shift.by_hand ? [byHand] : []),
      ...(copies > 1 ? [manyCopies(copies)] : []),
      ...(shift.warnings.length > 0 ? [broken(shift.warnings.length)] : []),
    ].join(', ');
  return {
    hours,
    day,
    /** "cook", or "cook, on-call at home" */
    work: ({ role, on_call }: Pick<Shift, 'role' | 'on_call'>) =>
      on_call == null ? role : `${role}, ${onCall[on_call]}`,
    nobody,
    /** "Ona, Tuesday 3 March, 07:00–15:30, barista, draft" */
    label,
    picked: (shift: Shift, copies = 1) => `${label(shift, copies)}, ${picked}`,
  };
}

/** Caches a text for the same day or count: looking one up costs more than rendering its shift. */
function saidOnce<Key>(say: (key: Key) => string): (key: Key) => string {
  const said = new Map<Key, string>();
  return (key) => {
    const text = said.get(key) ?? say(key);
    said.set(key, text);
    return text;
  };
}
