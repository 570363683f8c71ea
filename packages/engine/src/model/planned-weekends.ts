import type { Model } from './model.ts';

/** By day: the week of a planned weekend day; -1 for other days. */
export function plannedWeekends({ context, weekOf, first, last }: Model): Int32Array {
  return Int32Array.from(context.calendar.days, ({ weekday }, day) =>
    weekday >= 6 && day >= first && day <= last ? weekOf[day]! : -1,
  );
}
