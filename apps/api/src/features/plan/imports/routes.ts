// Employees and past shifts from files of other programs.

import { imports } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { importHistory } from './import-history.ts';
import { importPeople } from './import-people.ts';
import { readFile } from './read-file.ts';
import { undoImport } from './undo-import.ts';

export const routes: Route[] = [
  route(imports.readFile, readFile),
  route(imports.importPeople, importPeople),
  route(imports.importHistory, importHistory),
  inTransaction(imports.undoImport, undoImport),
];
