/** One shift as it is written down. */
export interface SheetShift {
  id: string;
  date: string;
  start: string;
  end: string;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  /** Net minutes by the clock, also on the nights when it changes. */
  minutes: number;
  template: string | null;
  role: string;
  /** Null: an open shift. A person who has been deleted since has no ID and keeps the name. */
  person: { id: string | null; name: string } | null;
  status: 'draft' | 'published';
}
