export type { Activity } from './record-activity.ts';
export { recentActivity } from './recent-activity.ts';
export { recordActivities, recordActivity } from './record-activity.ts';
