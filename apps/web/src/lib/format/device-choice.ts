import { useSyncExternalStore } from 'react';

/**
 * A choice of appearance that is stored on this device and shared by its tabs.
 * @param key of the local storage
 * @param read parses the stored text; null: nothing was chosen yet
 * @returns a hook that returns the choice and a function to change it
 */
export function createDeviceChoice<T extends string | boolean>(
  key: string,
  read: (kept: string | null) => T,
): () => [T, (choice: T) => void] {
  const listeners = new Set<() => void>();
  const set = (choice: T) => {
    localStorage.setItem(key, String(choice));
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Another tab on the same device can change it too.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return () => [useSyncExternalStore(subscribe, () => read(localStorage.getItem(key))), set];
}
