import { wishes } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { deleteWish } from './delete-wish.ts';
import { getWishChoices } from './get-wish-choices.ts';
import { listWishes } from './list-wishes.ts';
import { makeWish } from './make-wish.ts';

export const routes: Route[] = [
  route(wishes.listWishes, listWishes),
  route(wishes.getWishChoices, getWishChoices),
  route(wishes.makeWish, makeWish),
  route(wishes.deleteWish, deleteWish),
];
