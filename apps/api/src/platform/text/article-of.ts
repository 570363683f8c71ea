import type { Language } from '@pamaina/contract';

/**
 * An article as the engine names it, in the English form, converted to the language's citation style: `DK 115(4)` is
 * `DK 115 str. 4 d.`.
 */
export function articleOf(source: string, language: Language): string {
  if (language === 'en') return source;
  return source
    .replace(/^(\d+\/\d+)\/EC (?:Art\. )?(.+)$/, (_, act: string, articles: string) => {
      return `Direktyvos ${act}/EB ${articles.replaceAll('-', '–')} str.`;
    })
    .replaceAll(/(DK|DSSĮ) (\d+)\((\d+)\)/g, '$1 $2 str. $3 d.')
    .replace(/ d\., (\d+)$/, ' d., $1 str.')
    .replaceAll(/(DK|DSSĮ) (\d+)(?! str\.|\d)/g, '$1 $2 str.')
    .replaceAll(/LRV (\d+)/g, 'Vyriausybės nutarimas Nr. $1');
}
