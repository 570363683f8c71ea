import { VisuallyHidden } from '@mantine/core';
import { useCallback, useMemo, useRef } from 'react';

/** A text for screen readers that can change on every frame of a drag: nothing is rendered again. */
export function useAnnouncer() {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback((text: string) => {
    const said = region.current;
    if (said !== null && said.textContent !== text) said.textContent = text;
  }, []);
  const announcer = useMemo(() => <VisuallyHidden ref={region} aria-live="polite" />, []);
  return { announce, announcer };
}
