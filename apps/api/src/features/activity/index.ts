export { recentActivity } from './recent-activity.ts';
export { recordActivity } from './record-activity.ts';
