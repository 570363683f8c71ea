import ee from './packs/ee.json' with { type: 'json' };
import eu from './packs/eu.json' with { type: 'json' };
import gb from './packs/gb.json' with { type: 'json' };
import ie from './packs/ie.json' with { type: 'json' };
import lv from './packs/lv.json' with { type: 'json' };
import lt from './packs/lt.json' with { type: 'json' };
import type { LawPack } from '../problem/law-pack.ts';
import type { LocalDate } from '../problem/units.ts';
import { type AgreedLimit, withAgreed } from './agreed-limits.ts';
import { lawIn, type LawDocument } from './law-document.ts';
import { withLawsOf } from './law-on.ts';

/** The law packs that ship with the engine, in the order in which they are offered; a test checks each. */
export const lawDocuments = [lt, lv, ee, ie, gb, eu] as readonly unknown[] as readonly LawDocument[];

/** The pack with an ID; null if there is none, as for no law at all. */
export const lawDocument = (id: string): LawDocument | null => lawDocuments.find((one) => one.id === id) ?? null;

/** The pack of a country (ISO 3166-1), or else one that covers it; null: there is none. */
export const lawOfCountry = (country: string): LawDocument | null =>
  lawDocuments.find((one) => one.country === country) ??
  lawDocuments.find((one) => one.covers?.includes(country)) ??
  null;

/**
 * The law of a pack from one date to another, both included, with what was agreed on top of it; null for a pack that
 * isn't known, or without a rule.
 */
export function lawOf(
  id: string,
  span: { from: LocalDate; to: LocalDate },
  agreed: readonly AgreedLimit[] = [],
): LawPack | null {
  const document = lawDocument(id);
  return document && lawIn(withAgreed(document, agreed), span);
}

const histories = new Map<string, LawPack | null>();

/** The law of all time, for `lawOn`: before its first version nothing is ruled. */
export function lawHistory(id: string): LawPack | null {
  const known = histories.get(id);
  if (known !== undefined) return known;
  const law = lawOf(id, { from: '0001-01-01', to: '9999-12-31' });
  histories.set(id, law);
  return law;
}

/**
 * The law of all time of a project, in which some months have a pack of their own.
 * @param months IDs of their packs by `YYYY-MM`
 */
export function lawByMonths(id: string, months: Readonly<Record<string, string>>): LawPack | null {
  const spans = Object.entries(months).map(([month, own]) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
    return { from: `${month}-01`, before: `${next}-01`, law: lawHistory(own) };
  });
  return withLawsOf(lawHistory(id), spans);
}
