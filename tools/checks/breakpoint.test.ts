import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Spec section 9: a phone is below 768 px, in our styles and in those of the components. */
const PHONE = '767.98px';

test('every style and component takes the same widths for a phone', () => {
  const sheets = globSync('apps/web/src/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const widths = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/max-width: ([\d.]+\w+)\)/g)].map(([, width = '']) => width),
  );
  const near = widths.filter((width) => /^76[78](\.\d+)?px$|^4[78](\.\d+)?em$/.test(width));
  expect(near).toContain(PHONE);
  expect(near.filter((width) => width !== PHONE)).toEqual([]);
});
