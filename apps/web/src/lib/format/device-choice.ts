import { useSyncExternalStore } from 'react';
import type { HoursFormat } from '@pamaina/contract';

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

export const colorMeanings = ['role', 'template'] as const;
export type ColorMeaning = (typeof colorMeanings)[number];

/** What colours represent on this device, in every view of a schedule (Interface, The month). */
export const useColorMeaning = createDeviceChoice<ColorMeaning>('calendarColors', (kept) =>
  kept === 'template' ? 'template' : 'role',
);

/** The format of hours on this device, and a function to change it. */
export const useHoursFormat = createDeviceChoice<HoursFormat>('hoursFormat', (kept) =>
  kept === 'minutes' ? 'minutes' : 'decimal',
);

/** Whether pictures and initials are shown next to names on this device, and a function to change it. */
export const useShowsAvatars = createDeviceChoice('showAvatars', (kept) => kept !== 'false');
