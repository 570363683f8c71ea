// The history of a business: who changed what and when, in lines that nobody can change afterwards.

export type { Activity } from './record-activity.ts';
export { type NameOf, namesOfUsers, withNames } from './name-activities.ts';
export { recentActivity } from './recent-activity.ts';
export { activitiesRecorded, recordActivities, recordActivity } from './record-activity.ts';
