import { useEffect } from 'react';

/** Forms on the page that hold something typed and not saved. */
const holders = new Set<symbol>();

/** Whether leaving the page now would lose what somebody typed. */
export const holdsTypedText = () => holders.size > 0;

/** Says that a form holds something typed that is not saved: whatever leads to another page asks first (`LeaveGuard`), closing it too. */
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
