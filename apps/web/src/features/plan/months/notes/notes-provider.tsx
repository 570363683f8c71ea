import type { CallReply } from '../../../../lib/http/api-client.ts';
import type { schedule } from '@pamaina/contract';
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { NotesContext, type Notes } from './notes-context.ts';

const NotesDrawer = lazy(async () => ({ default: (await import('./notes-drawer.tsx')).NotesDrawer }));

const NO_TASKS = { notes: 0, open: 0 };

interface NotesProviderProps {
  /** The range on screen, once it is loaded. */
  range: CallReply<typeof schedule.getSchedule> | undefined;
  children: ReactNode;
}

/** Provides the events and comments of the days to every view of a schedule, and opens the drawer of a day. */
export function NotesProvider({ range, children }: NotesProviderProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const [date, setDate] = useState<string | null>(null);
  const from = useRef<Element | null>(null);
  const notes = useMemo<Notes>(() => {
    const events = Map.groupBy(range?.events ?? [], (event) => event.date);
    const comments = new Map(range?.comments.map((day) => [day.date, day.count]));
    const tasks = new Map(range?.tasks?.map((day) => [day.date, day]));
    return {
      tasksOn: (day) => tasks.get(day) ?? NO_TASKS,
      eventsOn: (day) => events.get(day) ?? [],
      commentsOn: (day) => comments.get(day) ?? 0,
      open: (day) => {
        from.current = document.activeElement;
        setDate(day);
      },
      openText: (day) => t('notes.open', { day: words.day(day) }),
    };
  }, [range, t, words]);
  const close = () => {
    setDate(null);
    const opener = from.current;
    requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus({ preventScroll: true }));
  };
  return (
    <NotesContext value={notes}>
      {children}
      <Suspense>{date !== null && <NotesDrawer date={date} events={notes.eventsOn(date)} onClose={close} />}</Suspense>
    </NotesContext>
  );
}
