import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTodo, MessageSquare, StickyNote } from 'lucide-react';
import { eventStyle } from '../../events/index.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { useNotes } from './notes-context.ts';
import classes from './day-signs.module.css';

interface DayButtonProps {
  date: string;
  className?: string | undefined;
  /** In a row of days only one is reached by Tab; arrows move from there. */
  isTabStop?: boolean;
  children: ReactNode;
}

/** A day's name that opens its events and comments; plain text where there is nothing to open. */
export function DayButton({ date, className, isTabStop = true, children }: DayButtonProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const notes = useNotes();
  if (notes === null) return <div className={className}>{children}</div>;
  return (
    <UnstyledButton
      className={className ?? ''}
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      data-day-button
      onKeyDown={stepAlong}
      onClick={() => notes.open(date)}
    >
      {children}
      <VisuallyHidden>{t('notes.open', { day: words.day(date) })}</VisuallyHidden>
    </UnstyledButton>
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

interface DaySignsProps {
  date: string;
  /** Titles in a column, dots if there is no room for titles, titles in a line. */
  form: 'bars' | 'dots' | 'line';
}

/** The events of a day in their colours, and icons for notes, open tasks and comments; nothing without any. */
export function DaySigns({ date, form }: DaySignsProps) {
  const { t } = useTranslation('schedule');
  const notes = useNotes();
  const events = notes?.eventsOn(date) ?? [];
  const comments = notes?.commentsOn(date) ?? 0;
  const tasks = notes?.tasksOn(date) ?? { notes: 0, open: 0 };
  if (events.length + comments + tasks.notes + tasks.open === 0) return null;
  const signs = [
    { key: 'note', Icon: StickyNote, count: tasks.notes, text: t('tasks:signs.notes', { count: tasks.notes }) },
    { key: 'task', Icon: ListTodo, count: tasks.open, text: t('tasks:signs.tasks', { count: tasks.open }) },
    { key: 'comment', Icon: MessageSquare, count: comments, text: t('notes.comments', { count: comments }) },
  ].filter(({ count }) => count > 0);
  return (
    <span className={classes.signs} data-form={form}>
      {events.map(({ id, title, color }) => (
        <span key={id} className={classes.event} style={eventStyle(color)} title={title}>
          {form === 'dots' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </span>
      ))}
      {signs.map(({ key, Icon, count, text }) => (
        <span key={key} className={classes.comments} data-sign={key} title={text}>
          <Icon size={12} aria-hidden />
          {form !== 'dots' && <span aria-hidden>{count}</span>}
          <VisuallyHidden>{text}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
