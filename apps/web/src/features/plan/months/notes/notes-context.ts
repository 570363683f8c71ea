import type { events } from '@pamaina/contract';
import { createContext, useContext } from 'react';

/** The events and comments of the days on screen, and a function that opens a day's drawer. */
export interface Notes {
  eventsOn: (date: string) => readonly events.Event[];
  /** The number of comments on a day. */
  commentsOn: (date: string) => number;
  /** The notes of managers on a day, and its tasks that are still open. */
  tasksOn: (date: string) => { notes: number; open: number };
  open: (date: string) => void;
  /** What pressing a day's name does, for screen readers. */
  openText: (date: string) => string;
}

export const NotesContext = createContext<Notes | null>(null);

/** Null where days are shown without their notes, as in an archived month. */
export const useNotes = () => useContext(NotesContext);
