import { VisuallyHidden } from '@mantine/core';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { eventStyle } from '../../events/index.tsx';
import classes from './day-signs.module.css';
import { useNotes } from './notes-context.ts';

interface DaySignsProps {
  date: string;
  /** Titles in a column, dots if there is no room for titles, titles in a line. */
  form: 'bars' | 'dots' | 'line';
}

/** The events of a day in their colours, and an icon if there are comments. Nothing for a day without either. */
export function DaySigns({ date, form }: DaySignsProps) {
  const { t } = useTranslation('schedule');
  const notes = useNotes();
  const events = notes?.eventsOn(date) ?? [];
  const comments = notes?.commentsOn(date) ?? 0;
  if (events.length === 0 && comments === 0) return null;
  return (
    <span className={classes.signs} data-form={form}>
      {events.map(({ id, title, color }) => (
        <span key={id} className={classes.event} style={eventStyle(color)} title={title}>
          {form === 'dots' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </span>
      ))}
      {comments > 0 && (
        <span className={classes.comments} title={t('notes.comments', { count: comments })}>
          <MessageSquare size={12} aria-hidden />
          {form !== 'dots' && <span aria-hidden>{comments}</span>}
          <VisuallyHidden>{t('notes.comments', { count: comments })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
