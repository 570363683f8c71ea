/** A proposed change as it is kept: it may be made only while the shift has this version. */
export interface StoredChange {
  shift_id: string;
  date: string;
  version: number;
  from: string | null;
  to: string | null;
}
