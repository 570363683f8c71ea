export { pendingRequestCount } from './list-requests.ts';
