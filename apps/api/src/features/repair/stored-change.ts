/** A proposed change as stored: it can be made only while the shift has this version. */
export interface StoredChange {
  shift_id: string;
  date: string;
  version: number;
  from: string | null;
  to: string | null;
}
