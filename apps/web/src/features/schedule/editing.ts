import type { schedule } from '@pamaina/contract';
import type { Anchor } from './grid/grid-view.ts';
import type { ManyDeed } from './model/many-changes.ts';
import type { ShiftBody } from './model/shift-body.ts';
import type { Judgement } from './model/verdicts.ts';
import type { AskedRemedy } from './remedy/asked-remedy.ts';

/** A place in the grid for a shift; no employee means an open shift. */
export interface ShiftPlace {
  date: string;
  employee_id: string | null;
}

/** Where a shift is added; its template, where one is meant. */
export type NewPlace = ShiftPlace & { role: string; template?: string };

/** All that can be done to the draft from a view of it. Published shifts are refused in the specification's words. */
export interface Editing {
  edit: (shift: schedule.Shift, anchor: Anchor) => void;
  add: (place: NewPlace, anchor: Anchor) => void;
  openMenu: (shift: schedule.Shift, anchor: Anchor) => void;
  /** Moves or copies at once; `verdict` where it is known already, else the rules are asked first. True when it is done. */
  move: (shift: schedule.Shift, to: ShiftPlace, how: { copy: boolean; verdict?: Judgement | null }) => Promise<boolean>;
  openMove: (shift: schedule.Shift, copy: boolean) => void;
  /** Somebody is ill: the person, where it is known, and the first date. */
  openRepair: (employeeId: string | null, date: string) => void;
  /** The fewest changes that give an open shift a person, also in a published month. */
  openFill: (shift: schedule.Shift) => void;
  /** What a remedy asks for, and the button that makes it true. */
  openRemedy: (asked: AskedRemedy) => void;
  /** Gives shifts to people as one step; `newBody` is of the place that has no shift yet. Then it is said that the place is filled. */
  hand: (handed: AskedRemedy['handed'], newBody: ShiftBody | null) => void;
  /** Somebody else for a shift, also for a published one. */
  openReplace: (shift: schedule.Shift) => void;
  /** One deed on several shifts, undone with one press; false when one of them is published and may not change. */
  many: (shifts: schedule.Shift[], deed: ManyDeed) => boolean;
  openMany: (shifts: schedule.Shift[], copy: boolean) => void;
  save: (shift: schedule.Shift | null, body: ShiftBody) => void;
  remove: (shift: schedule.Shift) => void;
  togglePin: (shift: schedule.Shift) => void;
  /** Remembers a plan, a copy or a repair as one step of undo: what takes it back. */
  remember: (id: string, of?: 'repair') => void;
  undo: () => void;
  redo: () => void;
  showKeys: () => void;
  /** False, with the reason told, for what is published. */
  mayEdit: (shift: schedule.Shift) => boolean;
}
