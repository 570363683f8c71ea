import { createContext, lazy, use, useState, type ComponentType, type ReactNode } from 'react';

/** When it was last requested, in ms: a later request reloads a part that failed to load. */
export const Attempt = createContext(0);

/** A component in a separate file. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads it before it is needed: it is then drawn at once. */
  load: () => Promise<ComponentType<Props>>;
}

/** A component in a separate file, for an `OptionalPart`: `lazy` by itself never retries a file that failed to load. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let attempt = 0;
  let isLost = false;
  let loaded: ComponentType<Props> | null = null;
  const keep = async () => (loaded = await load());
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await keep() };
      } catch (error) {
        isLost = true;
        throw error;
      }
    });
  let Part = ask();
  function LazyPart(props: Props) {
    // React keeps a suspended part back for up to 300 ms, though its file is there: the page would move under a hand.
    const [Loaded] = useState(() => loaded);
    const current = use(Attempt);
    if (isLost && current > attempt) {
      isLost = false;
      Part = ask();
    }
    attempt = current;
    return Loaded === null ? <Part {...props} /> : <Loaded {...props} />;
  }
  return Object.assign(LazyPart, { load: keep });
}
