import { createContext, lazy, use, type ComponentType } from 'react';

/** How often lost parts were asked for again; each time, every part that was lost is loaded anew. */
export const Attempt = createContext(0);

/** A component from a file of its own, for an `OptionalPart`: `lazy` alone never asks again for a file that was lost. */
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
