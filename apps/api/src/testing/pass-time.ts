import { reconcile } from '../features/money/purchases/index.ts';
import type { PaymentWorld } from './fakes/payment-world.ts';

/**
 * Moves the clock forward by this many milliseconds, and waits until the reconciling job has checked everything due by
 * then.
 */
export async function passTime(world: PaymentWorld, milliseconds: number): Promise<void> {
  world.advance(milliseconds);
  while ((await reconcile(world.api.deps)) > 0);
}
