import { eu, lithuania } from '@pamaina/engine/testing';
import { expect, test } from 'vitest';
import { articleOf } from './article-of.ts';

test.each([
  ['DK 115(4)', 'Labour Code, Art. 115(4)', 'DK 115 str. 4 d.'],
  ['DK 115(1)', 'Labour Code, Art. 115(1)', 'DK 115 str. 1 d.'],
  ['DK 115(3)', 'Labour Code, Art. 115(3)', 'DK 115 str. 3 d.'],
  ['DK 117(3)', 'Labour Code, Art. 117(3)', 'DK 117 str. 3 d.'],
  ['DK 122(2)', 'Labour Code, Art. 122(2)', 'DK 122 str. 2 d.'],
  ['DK 114', 'Labour Code, Art. 114', 'DK 114 str.'],
  ['DK 115(6), 119', 'Labour Code, Art. 115(6), 119', 'DK 115 str. 6 d., 119 str.'],
  ['DSSĮ 37(8)', 'Law on Safety and Health at Work, Art. 37(8)', 'DSSĮ 37 str. 8 d.'],
  ['DL 136, 140', 'Labour Law of Latvia, Sections 136, 140', 'Latvijos darbo įstatymo 136, 140 str.'],
  ['TLS 45, 50', 'Employment Contracts Act of Estonia, §§ 45, 50', 'Estijos darbo sutarčių įstatymo 45, 50 str.'],
  ['TLS 51', 'Employment Contracts Act of Estonia, § 51', 'Estijos darbo sutarčių įstatymo 51 str.'],
  ['DSSĮ 36', 'Law on Safety and Health at Work, Art. 36', 'DSSĮ 36 str.'],
  [
    'DSSĮ 36, LRV 518',
    'Law on Safety and Health at Work, Art. 36; Government Resolution No. 518',
    'DSSĮ 36 str., Vyriausybės nutarimas Nr. 518',
  ],
  ['2003/88/EC 5', 'Directive 2003/88/EC, Art. 5', 'Direktyvos 2003/88/EB 5 str.'],
  ['2003/88/EC Art. 5', 'Directive 2003/88/EC, Art. 5', 'Direktyvos 2003/88/EB 5 str.'],
  ['94/33/EC 4, 8-10', 'Directive 94/33/EC, Art. 4, 8–10', 'Direktyvos 94/33/EB 4, 8–10 str.'],
])('%s is cited in English as %s, in Lithuanian as %s', (source, english, lithuanian) => {
  expect(articleOf(source, 'en')).toBe(english);
  expect(articleOf(source, 'lt')).toBe(lithuanian);
});

test('every article of a law pack has a form in both languages', () => {
  const sources = [lithuania, eu].flatMap((law) =>
    Object.values(law).flatMap((rule) => (typeof rule === 'object' && 'article' in rule ? [String(rule.article)] : [])),
  );
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) {
    expect(articleOf(source, 'lt')).toMatch(/^(DK|DSSĮ|Direktyvos \d+\/\d+\/EB) [\d, –]+ str\.( \d+ d\.)?(, .+)?$/);
    expect(articleOf(source, 'en')).toMatch(
      /^(Labour Code|Law on Safety and Health at Work|Directive \d+\/\d+\/EC), Art\. [\d, –()]+(; .+)?$/,
    );
  }
});
