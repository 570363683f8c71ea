import { holidays } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createHoliday } from './create-holiday.ts';
import { deleteHoliday } from './delete-holiday.ts';
import { importHolidays } from './import-holidays.ts';
import { listHolidays } from './list-holidays.ts';
import { updateHoliday } from './update-holiday.ts';

export const routes: Route[] = [
  route(holidays.listHolidays, listHolidays),
  route(holidays.createHoliday, createHoliday),
  route(holidays.updateHoliday, updateHoliday),
  route(holidays.deleteHoliday, deleteHoliday),
  route(holidays.importHolidays, importHolidays),
];
