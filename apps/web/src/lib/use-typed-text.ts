import { useEffect } from 'react';

/** Forms on the page with unsaved input. */
const holders = new Set<symbol>();

/** Whether leaving the page now would lose unsaved input. */
export const holdsTypedText = () => holders.size > 0;

/** Marks a form as having unsaved input: navigation (`LeaveGuard`) and closing the form then ask first. */
export function useTypedText(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const holder = Symbol('typed');
    holders.add(holder);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      holders.delete(holder);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isTyped]);
}
