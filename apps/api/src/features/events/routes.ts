import { events } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { listEvents } from './list-events.ts';
import { updateEvent } from './update-event.ts';

export const routes: Route[] = [
  route(events.listEvents, listEvents),
  inTransaction(events.createEvent, createEvent),
  inTransaction(events.updateEvent, updateEvent),
  inTransaction(events.deleteEvent, deleteEvent),
];
