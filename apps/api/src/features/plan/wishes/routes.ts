// Which shifts employees would rather have or avoid.

import { wishes } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { deleteWish } from './delete-wish.ts';
import { getWishChoices } from './get-wish-choices.ts';
import { listWishes, makeWish } from './make-wish.ts';

export const routes: Route[] = [
  inTransaction(wishes.listWishes, listWishes),
  inTransaction(wishes.getWishChoices, getWishChoices),
  inTransaction(wishes.makeWish, makeWish),
  inTransaction(wishes.deleteWish, deleteWish),
];
