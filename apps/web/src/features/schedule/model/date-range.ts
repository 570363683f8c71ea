export interface DateRange {
  /** Local dates, both included. */
  start: string;
  end: string;
}
