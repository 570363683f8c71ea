// General requests of employees to their manager, and the decisions.

export { pendingGeneralRequests, pendingRequestCount } from './list-requests.ts';
