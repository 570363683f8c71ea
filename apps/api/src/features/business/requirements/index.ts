// How many people each template needs in a role: the weekly standard and exceptions of dates.

export { addWeeklyNeeds } from './add-weekly-needs.ts';
export { setCounts, type CountChange } from './set-counts.ts';
export { readRequirements, readWeekNeeds, rolesNeeded, weekRequirementsIn, weekSpansIn } from './read-requirements.ts';
