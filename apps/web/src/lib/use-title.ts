import { useEffect } from 'react';

/**
 * The name of the page in the browser's tab and for screen readers.
 * @param place where it is set again, after a page below it had set its own
 */
export function useTitle(title: string, place?: string): void {
  useEffect(() => {
    document.title = `${title} · Pamaina`;
  }, [title, place]);
}
