// Method: duals sent from the thread that solves the linear programs to those that improve.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import { isSplit } from '../model/parts.ts';
import type { Exchange } from '../roster/exchange.ts';
import type { GroupPlan } from '../lp/plan-group.ts';

/** Sends the duals of the linear programs to the other threads. */
export function shareDuals(model: Model, plans: readonly GroupPlan[], exchange: Exchange | null): void {
  const duals = new Float64Array(model.codes);
  for (const plan of plans) {
    const own = plan.duals();
    // Codes after the model's own are joint rules, which the exchange does not contain.
    plan.group.codes.forEach((code, i) => code < model.codes && (duals[code] = own[i]!));
  }
  exchange?.shareDuals(duals.filter((_, code) => !isSplit(model, code)));
}

/** Takes over the duals of another thread; returns whether there were any. */
export function takeDuals(model: Model, plans: readonly GroupPlan[], exchange: Exchange | null): boolean {
  const duals = exchange?.duals();
  if (!duals) return false;
  const place = new Int32Array(model.codes).fill(-1);
  let duties = 0;
  for (let code = 0; code < model.codes; code++) if (!isSplit(model, code)) place[code] = duties++;
  for (const plan of plans)
    plan.setDuals(plan.duals().map((dual, i) => duals[place[plan.group.codes[i]!] ?? -1] ?? dual));
  return true;
}
