import { requests } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { approveRequest } from './approve-request.ts';
import { cancelRequest } from './cancel-request.ts';
import { createRequest } from './create-request.ts';
import { listRequests } from './list-requests.ts';
import { rejectRequest } from './reject-request.ts';

export const routes: Route[] = [
  route(requests.listRequests, listRequests),
  route(requests.createRequest, createRequest),
  route(requests.approveRequest, approveRequest),
  route(requests.rejectRequest, rejectRequest),
  route(requests.cancelRequest, cancelRequest),
];
