export { recentActivity } from './recent-activity.ts';
export { recordActivities, recordActivity } from './record-activity.ts';
