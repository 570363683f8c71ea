import type { LawPack, LawRuleName, Severity } from '../problem/law-pack.ts';
import type { LocalDate } from '../problem/units.ts';

/**
 * How a value was read: `act` in the act itself, `official` on a page of the authority or a court, `quoted` on a page
 * that quotes or restates it, `notes` nowhere but in the project's notes, `own` set by Pamaina where the act names no
 * number. Only what was read in the act is called law.
 */
export type Reading = 'act' | 'official' | 'quoted' | 'notes' | 'own';

/** Where something was read. */
export interface ReadAt {
  reading: Reading;
  /** Who says so, as people know them. */
  source: string;
  link?: string;
}

/** What a rule says from one date to another, both included, and where that was read. */
export interface VersionSource extends ReadAt {
  from: LocalDate;
  /** Absent: until the next version, or without an end. */
  until?: LocalDate;
  /** Of values that were read elsewhere, by name; of those in a group `group.name`, as `grounds.sector`. */
  readings?: Readonly<Record<string, ReadAt>>;
}

/** What a version says beside how strict it is and where it is written. */
export type RuleValues<Name extends LawRuleName> = Omit<NonNullable<LawPack[Name]>, 'severity' | 'article'>;

/** One dated version of a rule of a pack. */
export interface RuleVersion<Name extends LawRuleName = LawRuleName> extends VersionSource {
  article: string;
  /** Of a rule that judges a roster. */
  severity?: Severity;
  /** Absent where the rule has none. */
  values?: RuleValues<Name>;
  /** How far a collective agreement may go beyond a value, by its name, where the article lets it. */
  byAgreement?: Readonly<Record<string, number>>;
  /** Never in a file: which values an agreement of the project sets, its name, and what the law itself says. */
  agreed?: { law: RuleVersion<Name>; name: string; parts: readonly string[] };
}

/**
 * A law pack as a file: what a country's law says, each rule with the versions that it has had, the earliest first. A
 * rule without a version on a date doesn't apply then.
 */
export interface LawDocument {
  id: string;
  /** By language; of another language the first one. */
  names: Record<string, string>;
  /** A sentence about what it holds, the same way. */
  about: Record<string, string>;
  /** The country whose law it is (ISO 3166-1); null: of none alone. */
  country: string | null;
  /** Countries whose projects it is offered to while they have no pack of their own. */
  covers?: readonly string[];
  /** Sources whose name is another one in some languages. */
  sources?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The body of law that texts of the product cite; absent: none. */
  cites?: 'labour_code';
  rules: { readonly [Name in LawRuleName]?: readonly RuleVersion<Name>[] };
}

const isInForce = ({ from, until }: VersionSource, date: LocalDate): boolean =>
  from <= date && (until === undefined || date <= until);

/** The version of each rule that is in force on a date. */
export function versionsOn({ rules }: LawDocument, date: LocalDate): [LawRuleName, RuleVersion][] {
  return (Object.keys(rules) as LawRuleName[]).flatMap((name): [LawRuleName, RuleVersion][] => {
    const found = (rules[name] as readonly RuleVersion[]).findLast((version) => isInForce(version, date));
    return found ? [[name, found]] : [];
  });
}

/** Both ends of a time are included. */
interface Span {
  from: LocalDate;
  to: LocalDate;
}

/** The law from one date to another, with what changes on the way; null if nothing is ruled in all of it. */
export function lawIn(document: LawDocument, { from, to }: Span): LawPack | null {
  const dates = changeDates(document).filter((date) => from < date && date <= to);
  const changes = dates.map((date) => ({ from: date, law: packOn(document, date) }));
  const law = packOn(document, from);
  if ([law, ...changes.map((change) => change.law)].every((one) => Object.keys(one).length === 1)) return null;
  return changes.length > 0 ? { ...law, changes } : law;
}

function packOn(document: LawDocument, date: LocalDate): LawPack {
  const rules = versionsOn(document, date).map(([name, { severity, article, values }]) => [
    name,
    { ...values, ...(severity && { severity }), article },
  ]);
  return { id: document.id, ...(Object.fromEntries(rules) as Omit<LawPack, 'id'>) };
}

/** The dates on which a version begins, or the day after one ends. */
function changeDates({ rules }: LawDocument): LocalDate[] {
  const dates = (Object.values(rules) as (readonly RuleVersion[])[])
    .flat()
    .flatMap(({ from, until }) => (until === undefined ? [from] : [from, dayAfter(until)]));
  return [...new Set(dates)].toSorted();
}

const DAY_MS = 86_400_000;
export const dayAfter = (date: LocalDate): LocalDate => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
