import { events } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createEvent, updateEvent, deleteEvent, listEvents } from './events.ts';

export const routes: Route[] = [
  route(events.listEvents, listEvents),
  inTransaction(events.createEvent, createEvent),
  inTransaction(events.updateEvent, updateEvent),
  inTransaction(events.deleteEvent, deleteEvent),
];
