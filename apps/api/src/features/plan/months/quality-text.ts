import type { Language, rules } from '@pamaina/contract';
import type { Certificate, OpenNeed, Quality, Violation } from '@pamaina/engine';
import type { z } from 'zod';
import { textOf } from '../../../platform/text/texts.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { dateText, hoursText, ruleText, type Reader } from '../../../platform/text/rule-text.ts';

/** Beyond this number, employees are counted instead of named. */
const NAMED_MAX = 8;

/** A penalty for a response. It is a sum of fractions; a thousandth is not noticeable. */
export const roundedPenalty = (penalty: number) => Math.round(penalty * 1000) / 1000;

/** The same for its parts, by rule. */
export const roundedParts = (parts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(parts).map(([rule, penalty]) => [rule, roundedPenalty(penalty)]));

type Names = ReadonlyMap<string, string>;

/**
 * The measured quality, its penalties rounded to thousandths, with the meaning of its bound in sentences made from the
 * certificates.
 */
export function qualityText(quality: Quality, names: Names, language: Language): z.infer<typeof rules.Quality> {
  const { certificates, hardViolations, standingViolations, ...rest } = quality;
  // By hand and with consent more can be filled than in a plan: then there is no shortage to explain.
  const shortages = rest.filled < rest.needed ? certificates : [];
  const proof = [verdict(quality, language), ...shortages.map((certificate) => shortage(certificate, names, language))];
  return {
    ...rest,
    penalty: roundedPenalty(rest.penalty),
    bound: roundedPenalty(rest.bound),
    parts: roundedParts(rest.parts),
    hard_violations: hardViolations,
    standing_violations: standingViolations,
    proof,
  };
}

function verdict({ needed, filled, fillable }: Quality, language: Language): string {
  const key =
    needed === 0
      ? 'nothing_needed'
      : filled >= needed
        ? 'all_filled'
        : filled >= fillable
          ? 'best_possible'
          : 'can_improve';
  // As the panel beside it writes them.
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  return textOf(language, `proof.${key}`, {
    needed: number(needed),
    filled: number(filled),
    fillable: number(fillable),
  });
}

function shortage(certificate: Certificate, names: Names, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const { kind, employeeIds, missing } = certificate;
  const key = kind === 'nobody-qualified' && employeeIds.length > 0 ? 'nobody-free' : kind;
  return textOf(language, `proof.certificate.${key}`, {
    roles: list.format(certificate.roles),
    names:
      employeeIds.length > NAMED_MAX
        ? textOf(language, 'proof.many', { count: employeeIds.length })
        : list.format(employeeIds.map((id) => names.get(id) ?? id)),
    when: textOf(language, certificate.from === certificate.to ? 'proof.on' : 'proof.from_to', {
      from: dateText(certificate.from, language),
      to: dateText(certificate.to, language),
    }),
    needed: hoursText(certificate.neededMinutes, language),
    possible: hoursText(certificate.possibleMinutes, language),
    // Each of these employees takes one place of the day.
    places: employeeIds.length + missing,
    people: employeeIds.length,
    missing_shifts: textOf(language, 'proof.missing', { count: missing }),
  });
}

/** The needs that stay open, with each employee's reason. */
export function unfilledText(
  open: readonly OpenNeed[],
  names: Names,
  reader: Reader,
): z.infer<typeof rules.Unfilled>[] {
  const details = new Map<string, string>();
  // A reason usually applies to most needs of a day: the sentence is made once.
  const detailOf = (violation: Violation) => {
    const key = JSON.stringify([violation.rule, violation.params]);
    const detail = details.get(key) ?? ruleText(violation, reader).detail;
    details.set(key, detail);
    return detail;
  };
  return open.map(({ date, template, role, missing, half, start, end, reasons }) => ({
    date,
    template,
    role,
    missing,
    ...(half && { half: halfText({ start, end }, reader.zone) }),
    reasons: reasons.map(({ employeeId, violation }) => ({
      employee_id: employeeId,
      name: names.get(employeeId) ?? employeeId,
      rule: violation.rule,
      detail: detailOf(violation),
    })),
  }));
}

/** In one answer; the places after them have only the number of employees whom each rule stops. */
const REASONS_MAX = 1000;

/** The first needs with all of their reasons, the others without any. */
export function countedText(
  open: readonly OpenNeed[],
  names: Names,
  reader: Reader,
): z.infer<typeof rules.CountedUnfilled>[] {
  let sum = 0;
  const bounded = open.map((need) => {
    sum += need.reasons.length;
    return sum > REASONS_MAX ? { ...need, reasons: [] } : need;
  });
  const stopped = open.map(({ reasons }) => stoppedBy(reasons));
  return unfilledText(bounded, names, reader).map((need, index) => ({ ...need, stopped: stopped[index] ?? [] }));
}

/** How many employees each rule stops, the most first. */
function stoppedBy(reasons: OpenNeed['reasons']) {
  return [...Map.groupBy(reasons, ({ violation }) => violation.rule)]
    .map(([rule, own]) => ({ rule, count: own.length }))
    .sort((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1));
}

/** The hours of an open half, in local times. */
export const halfText = ({ start, end }: { start: number; end: number }, zone: string) => ({
  start_time: localOf(zone, start * 60_000).time,
  end_time: localOf(zone, end * 60_000).time,
});
