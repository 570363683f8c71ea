import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT } from './patient.ts';

/**
 * Until nothing on the page moves or fades any more: what is half faded in has colours that nobody is meant to read.
 * What turns for ever (a loader) isn't waited for.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const aFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const end = Number(effect?.getComputedTiming().endTime ?? 0);
        return playState === 'running' && Number.isFinite(end);
      });
    // What was shown just now begins to move with the next frame.
    for (let quietFrames = 0; quietFrames < 2;) {
      await aFrame();
      const now = moving();
      quietFrames = now.length === 0 ? quietFrames + 1 : 0;
      await Promise.all(now.map(({ finished }) => finished.catch(() => null)));
    }
  });
}

/** Until nothing of the page is on its way any more: what comes late moves what is under the mouse. */
export async function loaded(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
  await settled(page);
}
