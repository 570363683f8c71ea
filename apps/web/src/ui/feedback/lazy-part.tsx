import { createContext, lazy, use, type ComponentType } from 'react';

/** The number of retries; each one reloads every part that failed to load. */
export const Attempt = createContext(0);

/** A component in a separate file, for an `OptionalPart`: `lazy` by itself never retries a file that failed to load. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let attempt = 0;
  let isLost = false;
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        isLost = true;
        throw error;
      }
    });
  let Part = ask();
  return function LazyPart(props: Props) {
    const current = use(Attempt);
    if (isLost && current > attempt) {
      isLost = false;
      Part = ask();
    }
    attempt = current;
    return <Part {...props} />;
  };
}
