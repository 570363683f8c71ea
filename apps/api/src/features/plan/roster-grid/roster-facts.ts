import type { ClockTime } from '@pamaina/contract';

/** What the business has already; plain data, since it crosses to a thread. */
export interface RosterFacts {
  /** The project's date. */
  today: string;
  people: readonly { id: string; name: string; roles: readonly string[] }[];
  templates: readonly {
    name: string;
    start_time: ClockTime;
    end_time: ClockTime;
    break_minutes: number;
    isOnCall: boolean;
  }[];
  /** The weekly standard. */
  needs: readonly { template: string; role: string; weekday: number; count: number }[];
  /** For people without a role in the roster, in the caller's language. */
  usualRole: string;
  /** Names of templates by the part of the day. */
  parts: Readonly<Record<'morning' | 'day' | 'evening' | 'night', string>>;
}
