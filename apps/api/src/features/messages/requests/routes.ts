import { requests } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { approveRequest, rejectRequest, cancelRequest, createRequest } from './create-request.ts';
import { listRequests } from './list-requests.ts';

export const routes: Route[] = [
  inTransaction(requests.listRequests, listRequests),
  inTransaction(requests.createRequest, createRequest),
  inTransaction(requests.approveRequest, approveRequest),
  inTransaction(requests.rejectRequest, rejectRequest),
  inTransaction(requests.cancelRequest, cancelRequest),
];
