import { within } from '../this-week.ts';
import { callOf, type Step } from './step.ts';

/** Who may do this within this week alone asks about days of it. @throws `week_only` */
export const keepToWeek: Step = async (exchange, next) => {
  const { deps, endpoint } = exchange;
  const call = callOf(exchange);
  if (call.week) exchange.call = await within(call.week, deps, { endpoint, asked: call });
  return next();
};
