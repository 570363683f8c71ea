import { unavailability } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createUnavailability } from './create-unavailability.ts';
import { deleteUnavailability } from './delete-unavailability.ts';
import { listAvailability } from './list-availability.ts';
import { listUnavailability } from './list-unavailability.ts';

export const routes: Route[] = [
  route(unavailability.listUnavailability, listUnavailability),
  inTransaction(unavailability.createUnavailability, createUnavailability),
  inTransaction(unavailability.deleteUnavailability, deleteUnavailability),
  route(unavailability.listAvailability, listAvailability),
];
