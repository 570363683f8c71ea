import type { Certificate, Quality } from '@pamaina/engine';
import { expect, it } from 'vitest';
import { qualityText } from './quality-text.ts';

const certificate: Certificate = {
  kind: 'exact-group',
  roles: ['virėjas', 'pagalbininkas'],
  employeeIds: ['ona', 'jonas'],
  from: '2026-07-01',
  to: '2026-07-31',
  neededMinutes: 496 * 60,
  possibleMinutes: 396 * 60,
  missing: 13,
};

const quality: Quality = {
  penalty: 20_000,
  bound: 20_000,
  gap: 0,
  coverage: 0.8,
  needed: 62,
  filled: 49,
  fillable: 49,
  hardViolations: 0,
  parts: {},
  certificates: [certificate],
};

const names = new Map([
  ['ona', 'Ona'],
  ['jonas', 'Jonas'],
]);
const proofOf = (language: 'en' | 'lt') => qualityText(quality, names, language).proof.at(-1);

it('says of shortages proved by all rosters which work, hours and people they are about', () => {
  expect(proofOf('en')).toMatchInlineSnapshot(
    `"From 1 Jul 2026 to 31 Jul 2026 the work as virėjas and pagalbininkas needs 496 h; every plan that keeps the rules was weighed, and none gives more than 396 h (Ona and Jonas): 13 shifts must stay open."`,
  );
  expect(proofOf('lt')).toMatchInlineSnapshot(
    `"2026-07-01 – 2026-07-31: patikrinti visi taisykles atitinkantys planai, iš reikalingų 496 val. įmanoma ne daugiau kaip 396 val. Pareigos: virėjas ir pagalbininkas. Darbuotojai: Ona ir Jonas. Liks 13 neužpildytų pamainų."`,
  );
});
