import { reconcile } from '../features/purchases/index.ts';
import type { PaymentWorld } from './payment-world.ts';

/** Moves the clock on by so many milliseconds, and the reconciling job has looked at all that is due by then. */
export async function passTime(world: PaymentWorld, milliseconds: number): Promise<void> {
  world.advance(milliseconds);
  while ((await reconcile(world.api.deps)) > 0);
}
