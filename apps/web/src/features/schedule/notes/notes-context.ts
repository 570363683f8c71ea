import type { events } from '@pamaina/contract';
import { createContext, useContext } from 'react';

/** What is written beside the days on screen, and the way to a day's own window. */
export interface Notes {
  eventsOn: (date: string) => readonly events.Event[];
  /** How many comments a day has. */
  commentsOn: (date: string) => number;
  open: (date: string) => void;
}

export const NotesContext = createContext<Notes | null>(null);

/** Null where days are drawn without their notes, as in an archived month. */
export const useNotes = () => useContext(NotesContext);
