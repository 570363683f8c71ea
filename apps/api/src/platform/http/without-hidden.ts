import { shownWith, type Ability } from '@pamaina/contract';
import type { Caller } from '../auth/caller.ts';

/**
 * A reply without what the caller may not see: rates and costs, dates of birth. They are null for managers without the
 * ability; what employees see of themselves stays.
 */
export function withoutHidden<T>(reply: T, caller: Caller | null): T {
  if (caller?.role !== 'manager') return reply;
  const hidden = new Set(
    (Object.entries(shownWith) as [Ability, readonly string[]][]).flatMap(([ability, fields]) =>
      caller.abilities.has(ability) ? [] : fields,
    ),
  );
  return hidden.size === 0 ? reply : (emptied(reply, hidden) as T);
}

function emptied(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => emptied(one, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, hidden.has(name) ? null : emptied(inner, hidden)]),
  );
}
