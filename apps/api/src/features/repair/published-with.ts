interface Change {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  status: 'draft' | 'published';
  from: string | null;
  to: string | null;
}

/**
 * The ids of the drafts that changes publish: those given to employees who give up a published shift of the same month.
 * No employee is notified of losing a shift without being notified of the new one; other drafts wait for the month to
 * be published.
 */
export function publishedWith(changes: readonly Change[]): string[] {
  const placeOf = (person: string | null, { date }: Change) => JSON.stringify([date.slice(0, 7), person]);
  const givers = new Set(
    changes.flatMap((change) =>
      change.status === 'published' && change.from !== null ? placeOf(change.from, change) : [],
    ),
  );
  return changes.flatMap((change) =>
    change.status === 'draft' && change.to !== null && givers.has(placeOf(change.to, change)) ? change.id : [],
  );
}
