import { laws } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { getLawPack, listLawPacks } from './law-packs.ts';
import { listLimits } from './list-limits.ts';

export const routes: Route[] = [
  inTransaction(laws.listLimits, listLimits),
  route(laws.listLawPacks, listLawPacks),
  route(laws.getLawPack, getLawPack),
];
