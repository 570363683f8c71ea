// General requests of employees to their manager, and the decisions.

export { pendingRequestCount } from './list-requests.ts';
