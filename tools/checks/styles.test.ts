import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { findStrayClasses, styleModules } from './styles.ts';

/** A phone is below 768 px, in our styles and in those of the components. */
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

test('looks are shared: at most 49 style modules, with the classes that components name and no others', () => {
  const files = sourceFiles();
  expect(styleModules(files).length).toBeLessThanOrEqual(49);
  expect(findStrayClasses(files)).toEqual([]);
  const page = "import classes from './a.module.css';\nclasses.shown + classes.gone;";
  const sheet = '/* .noted { } */\n.shown:hover,\n.left { top: 0.5px; }';
  const wrong = [
    { path: 'apps/web/src/a.tsx', text: page },
    { path: 'apps/web/src/a.module.css', text: sheet },
  ];
  expect(findStrayClasses(wrong)).toEqual([
    'apps/web/src/a.tsx: gone is not in ./a.module.css',
    'apps/web/src/a.module.css: left is not used',
  ]);
});
