/** A template as `start-end/break`, in local time; an end at or before the start is on the next day. */
export type Hours = string;

/** A group of similar employees of a sample business. */
export interface Staff {
  count: number;
  /** Share of a full-time norm. */
  share: number;
  roles: string[];
  /** When they can work from Monday to Friday, in local time; weekends are unrestricted. */
  weekdays?: { from?: number; until?: number };
  birthDate?: string;
}

export interface Business {
  templates: Record<string, Hours>;
  /** By role: `TEMPLATE count weekdays`, weekdays as digits 1 (Monday) .. 7, for example `SV 2 67`. */
  needs: Record<string, string[]>;
  staff: Staff[];
}
