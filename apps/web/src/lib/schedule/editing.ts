import type { schedule } from '@pamaina/contract';
import type { Anchor } from './grid-view.ts';
import type { ManyDeed } from './schedule-changes.ts';
import type { ShiftBody } from './shift-body.ts';
import type { Judgement } from './verdicts.ts';
import type { AskedRemedy } from './asked-remedy.ts';

/** A position in the grid for a shift; no employee means an open shift. */
export interface ShiftPlace {
  date: string;
  employee_id: string | null;
}

/** Where a shift is added, optionally with a template. */
export type NewPlace = ShiftPlace & { role: string; template?: string; start_time?: string; end_time?: string };

/** Every action on the draft from any of its views. Published shifts are rejected in words. */
export interface Editing {
  edit: (shift: schedule.Shift, anchor: Anchor) => void;
  add: (place: NewPlace, anchor: Anchor) => void;
  openMenu: (shift: schedule.Shift, anchor: Anchor) => void;
  /** Moves or copies immediately if the `verdict` is known, else after a rule check. True when it is done. */
  move: (shift: schedule.Shift, to: ShiftPlace, how: { copy: boolean; verdict?: Judgement | null }) => Promise<boolean>;
  openMove: (shift: schedule.Shift, copy: boolean) => void;
  /** For an absence: the employee, if known, the first and the last date. */
  openRepair: (employeeId: string | null, date: string, end?: string) => void;
  /** The fewest changes that fill an open shift, also in a published month. */
  openFill: (shift: schedule.Shift) => void;
  /** Asks employees whether they take a shift, and shows their answers. */
  openAsk: (shift: schedule.Shift) => void;
  /** What a way to fill a shift requires, and the button that applies it. */
  openRemedy: (asked: AskedRemedy) => void;
  /**
   * Assigns shifts to employees as one step; `newBody` is for the open place that has no shift yet. Then a message
   * confirms that it is filled.
   */
  hand: (handed: AskedRemedy['handed'], newBody: ShiftBody | null) => void;
  /** Replaces the employee of a shift, also of a published one. */
  openReplace: (shift: schedule.Shift) => void;
  /** One action on several shifts, undone together; false when one is published, or when they are too many. */
  many: (shifts: schedule.Shift[], deed: ManyDeed) => boolean;
  /** Cuts a shift in two, changes its hours, or joins two halves; a published one is amended first. */
  openParts: (what: 'cut' | 'hours' | 'join', shift: schedule.Shift) => void;
  openMany: (shifts: schedule.Shift[], copy: boolean) => void;
  save: (shift: schedule.Shift | null, body: ShiftBody) => void;
  remove: (shift: schedule.Shift) => void;
  togglePin: (shift: schedule.Shift) => void;
  /** Records a generated schedule, a copy or a covered absence as one step of undo, by the snapshot that undoes it. */
  remember: (id: string, of?: 'repair') => void;
  undo: () => void;
  redo: () => void;
  showKeys: () => void;
  /** False, with a message, for a published shift. */
  mayEdit: (shift: schedule.Shift) => boolean;
}
