/** `hard`: never in a plan. `consent`: lawful only with the person's written consent, so the planner avoids it and a manager may decide it. `soft`: a goal. */
export type Severity = 'hard' | 'consent' | 'soft';
