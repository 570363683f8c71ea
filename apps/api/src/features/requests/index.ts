export { pendingRequestCount } from './pending-request-count.ts';
