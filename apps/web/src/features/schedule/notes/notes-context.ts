import type { events } from '@pamaina/contract';
import { createContext, useContext } from 'react';

/** The events and comments of the days on screen, and a function that opens a day's drawer. */
export interface Notes {
  eventsOn: (date: string) => readonly events.Event[];
  /** The number of comments on a day. */
  commentsOn: (date: string) => number;
  open: (date: string) => void;
}

export const NotesContext = createContext<Notes | null>(null);

/** Null where days are shown without their notes, as in an archived month. */
export const useNotes = () => useContext(NotesContext);
