import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTodo, MessageSquare, StickyNote } from 'lucide-react';
import { Hidden } from '../../../../ui/hidden.tsx';
import { LongName } from '../../../../ui/long-name.tsx';
import { eventStyle } from '../../../messages/events/index.tsx';
import { useNotes, type Notes } from './notes-context.ts';
import classes from './day-signs.module.css';

interface DayButtonProps {
  date: string;
  className?: string | undefined;
  /** In a row of days only one is reached by Tab; arrows move from there. */
  isTabStop?: boolean;
  children: ReactNode;
}

/** The style of Mantine's button without its cost: a month has thirty days. */
const BUTTON = `mantine-focus-auto ${UnstyledButton.classes['root']}`;

/** A day's name that opens its events and comments; plain text where there is nothing to open. */
export function DayButton({ date, className = '', isTabStop = true, children }: DayButtonProps) {
  const notes = useNotes();
  if (notes === null) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      className={`${BUTTON} ${className}`}
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      data-day-button
      onKeyDown={stepAlong}
      onClick={() => notes.open(date)}
    >
      {children}
      <Hidden>{notes.openText(date)}</Hidden>
    </button>
  );
}

/** Arrows move between days; key presses here don't reach the grid. */
function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab' || event.key === 'Escape') return;
  event.stopPropagation();
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const buttons = [
    ...(event.currentTarget.closest('[role="row"]')?.querySelectorAll<HTMLElement>('[data-day-button]') ?? []),
  ];
  const next = buttons[buttons.indexOf(event.currentTarget) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The most characters of a title beside a date on a phone. */
const LINE_MAX = 22;

interface DaySignsProps {
  date: string;
  /** Titles in a column, dots if there is no room for titles, titles in a line. */
  form: 'bars' | 'dots' | 'line';
}

/** The events of a day in their colours, and icons for notes, open tasks and comments; nothing without any. */
export function DaySigns({ date, form }: DaySignsProps) {
  const notes = useNotes();
  if (notes === null) return null;
  const [events, comments, tasks] = [notes.eventsOn(date), notes.commentsOn(date), notes.tasksOn(date)];
  if (events.length + comments + tasks.notes + tasks.open === 0) return null;
  return <Signs {...{ events, comments, tasks, form }} />;
}

interface SignsProps {
  events: ReturnType<Notes['eventsOn']>;
  comments: number;
  tasks: ReturnType<Notes['tasksOn']>;
  form: DaySignsProps['form'];
}

function Signs({ events, comments, tasks, form }: SignsProps) {
  const { t } = useTranslation('schedule');
  const signs = [
    { key: 'note', Icon: StickyNote, count: tasks.notes, text: t('tasks:signs.notes', { count: tasks.notes }) },
    { key: 'task', Icon: ListTodo, count: tasks.open, text: t('tasks:signs.tasks', { count: tasks.open }) },
    { key: 'comment', Icon: MessageSquare, count: comments, text: t('notes.comments', { count: comments }) },
  ].filter(({ count }) => count > 0);
  return (
    <span className={classes.signs} data-form={form}>
      {events.map(({ id, title, color }) => (
        <span key={id} className={classes.event} style={eventStyle(color)} title={title}>
          {form === 'dots' ? (
            <Hidden>{title}</Hidden>
          ) : form === 'line' ? (
            <LongName name={title} most={LINE_MAX} />
          ) : (
            title
          )}
        </span>
      ))}
      {signs.map(({ key, Icon, count, text }) => (
        <span key={key} className={classes.comments} data-sign={key} title={text}>
          <Icon size={12} aria-hidden />
          {form !== 'dots' && <span aria-hidden>{count}</span>}
          <Hidden>{text}</Hidden>
        </span>
      ))}
    </span>
  );
}
