import type { Language } from '@pamaina/contract';

/**
 * An article as the engine names it, in the language's citation style: `DK 115(4)` is `Labour Code, Art. 115(4)` or
 * `DK 115 str. 4 d.`.
 */
export function articleOf(source: string, language: Language): string {
  return language === 'en' ? inEnglish(source) : inLithuanian(source);
}

const inEnglish = (source: string) =>
  source
    .replace(/^(\d+\/\d+\/EC) (?:Art\. )?(.+)$/, (_, act: string, articles: string) => {
      return `Directive ${act}, Art. ${articles.replaceAll('-', '–')}`;
    })
    .replace(/^DK /, 'Labour Code, Art. ')
    .replace(/^DSSĮ /, 'Law on Safety and Health at Work, Art. ')
    .replace(/, LRV (\d+)/, '; Government Resolution No. $1');

const inLithuanian = (source: string) =>
  source
    .replace(/^(\d+\/\d+)\/EC (?:Art\. )?(.+)$/, (_, act: string, articles: string) => {
      return `Direktyvos ${act}/EB ${articles.replaceAll('-', '–')} str.`;
    })
    .replaceAll(/(DK|DSSĮ) (\d+)\((\d+)\)/g, '$1 $2 str. $3 d.')
    .replace(/ d\., (\d+)$/, ' d., $1 str.')
    .replaceAll(/(DK|DSSĮ) (\d+)(?! str\.|\d)/g, '$1 $2 str.')
    .replaceAll(/LRV (\d+)/g, 'Vyriausybės nutarimas Nr. $1');
