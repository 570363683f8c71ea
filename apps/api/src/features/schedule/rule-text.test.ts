import { lawPacks, ruleCatalogue } from '@pamaina/engine';
import { expect, it } from 'vitest';
import { rules as en } from '../../i18n/en/rules.ts';
import { rules as lt } from '../../i18n/lt/rules.ts';

it('has words in both languages for every rule that can be broken', () => {
  const regimes = ['summary', 'fixed'] as const;
  const laws = [lawPacks.lt, lawPacks.eu, null];
  const codes = laws.flatMap((law) =>
    regimes.flatMap((regime) => ruleCatalogue({ law, regime }).map(({ code }) => code)),
  );
  expect(Object.keys(en)).toEqual(expect.arrayContaining(codes));
  expect(Object.keys(lt)).toEqual(expect.arrayContaining(codes));
});
