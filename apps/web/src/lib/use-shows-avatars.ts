import { useSyncExternalStore } from 'react';

const KEPT = 'showAvatars';
const listeners = new Set<() => void>();

/** Whether pictures and initials stand beside names on this device, and how to change it. */
export function useShowsAvatars(): [boolean, (shows: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => localStorage.getItem(KEPT) !== 'false'), setShowsAvatars];
}

function setShowsAvatars(shows: boolean): void {
  localStorage.setItem(KEPT, String(shows));
  for (const listener of listeners) listener();
}

/** Another tab of the same device changes it too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
