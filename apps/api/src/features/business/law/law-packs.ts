import type { laws } from '@pamaina/contract';
import { lawDocument, lawDocuments, lawHistory, lawOn } from '@pamaina/engine';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { inLanguage } from '../../../platform/text/in-language.ts';

/** The packs to choose from, with what depends on them in the settings. */
export function listLawPacks({ language, deps }: Call<typeof laws.listLawPacks>): Promise<laws.LawPack[]> {
  const today = new Date(deps.now()).toISOString().slice(0, 10);
  const packs = lawDocuments.map(({ id, names, about, country, covers = [], cites = null }): laws.LawPack => {
    const period = lawOn(lawHistory(id), today)?.accountingPeriod;
    return {
      id,
      name: inLanguage(names, language),
      about: inLanguage(about, language),
      country,
      covers: [...covers],
      cites,
      accounting: period
        ? {
            most_months: period.mostMonths,
            article: articleOf(period.article, language),
            sector: period.grounds.sector ?? null,
            agreement: period.grounds.agreement ?? null,
          }
        : null,
    };
  });
  return Promise.resolve(packs);
}

/** A pack as its file has it. @throws `not_found` */
export function getLawPack({ params }: Call<typeof laws.getLawPack>) {
  const document = lawDocument(params.id);
  if (!document) throw new ProblemError('not_found');
  return Promise.resolve({ ...document, rules: { ...document.rules } });
}
