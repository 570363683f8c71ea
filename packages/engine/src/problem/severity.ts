/**
 * `hard`: never in a plan. `consent`: lawful only with the employee's written consent, so the planner avoids it and a
 * manager can decide it. `soft`: a goal.
 */
export type Severity = 'hard' | 'consent' | 'soft';
