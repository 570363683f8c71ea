import { unavailability } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createUnavailability, deleteUnavailability, listUnavailability } from './unavailability.ts';
import { listAvailability } from './list-availability.ts';

export const routes: Route[] = [
  route(unavailability.listUnavailability, listUnavailability),
  inTransaction(unavailability.createUnavailability, createUnavailability),
  inTransaction(unavailability.deleteUnavailability, deleteUnavailability),
  route(unavailability.listAvailability, listAvailability),
];
