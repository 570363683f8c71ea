type Follower<Args extends unknown[]> = (...args: Args) => Promise<void>;

export interface Hook<Args extends unknown[]> {
  /** Runs what follows, one after the other. @throws Error when nobody has said what does */
  (...args: Args): Promise<void>;
  /** Says what follows, in this order; called once, in `follow-ups.ts`. */
  followedBy(...followers: Follower<Args>[]): void;
}

/**
 * A change of one feature in which features of higher floors take part, within its transaction (ARCHITECTURE.md,
 * Areas). A feature below knows only the hook; `follow-ups.ts` connects them.
 */
export function createHook<Args extends unknown[]>(name: string): Hook<Args> {
  let following: readonly Follower<Args>[] | null = null;
  const run = async (...args: Args) => {
    if (following === null) throw new Error(`What follows ${name} is not said: import follow-ups.ts`);
    for (const follow of following) await follow(...args);
  };
  return Object.assign(run, {
    followedBy: (...followers: Follower<Args>[]) => {
      following = followers;
    },
  });
}
