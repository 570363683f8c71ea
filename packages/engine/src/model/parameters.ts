// The numbers of the model and of rosters that are our own choice: unit in brackets, and what each does.

/** [rounds] Spreading the required work evenly, role by role; it mostly converges in half of them. */
export const EVEN_SHARE_ROUNDS = 12;

/** What a rule or goal may add to the states of an employee's roster network; more is left out, a relaxation. */
export const STATES_OF = {
  /** [bits] What is remembered one by one: the weekends of a window of weeks. */
  bits: 20,
  /** [states] On one day, of a rule that is walked through in a table; with more it is judged day by day. */
  day: 4096,
  /** [shifts] The greatest even share of nights, closings or holidays. */
  share: 8,
} as const;

/** [cells] The most that one move of the search changes. */
export const CELLS_OF_MOVE = 64;

/** [rosters of one employee] The most that one thread hands to another. */
export const SHARED_ROSTERS = 40;

/** [hours] The most of what is due for a late change that decides between equal rosters, where cost has no weight. */
export const LATE_HOURS = 6;
