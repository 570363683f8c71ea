export { ActivityLine } from './activity-line.tsx';
