import { beforeAll, expect, test } from 'vitest';
import { newManagerToken } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { pages } from '../../driver/pages.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();

/** The longest allowed name, without a line break opportunity. */
const LONG = 'Ž'.repeat(80);

let token: string;
let fullDate: string;
beforeAll(async () => {
  token = await newManagerToken('long-names', LONG);
  fullDate = await fillProject(token, 'long', {
    name: LONG,
    otherName: 'X',
    template: 'Ryt'.repeat(20),
    otherTemplate: 'X',
    role: 'Vadovas'.repeat(8),
  });
});

const SIZES = [{ width: 1440, height: 900 }, PHONE];

test('names of 80 characters and of one stay in the window, on a screen and on a phone', async () => {
  // One page requests a template of the demo.
  const page = await open({ token, refusals: [422] });
  const paths = pages.filter(({ who }) => who === 'manager').map(({ path }) => path);
  // Without a date the calendar shows today, which may have no event.
  for (const path of [...paths, `/manager/calendar?view=day&from=${fullDate}`]) {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.locator('h1').first().waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
      // What depends on the width is drawn anew some frames after it.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, { ...PATIENT, message: `${path} at ${size.width}` }).toBeLessThanOrEqual(0);
    }
  }
});
