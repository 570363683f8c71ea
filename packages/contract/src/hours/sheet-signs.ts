import { z } from 'zod';

/**
 * The kinds of days without work in the working-time sheet, with the usual Lithuanian signs (of Government resolution
 * No 78 of 2004-01-27, in force until 2017 and still used). A business can choose others.
 */
export const signDefaults = {
  vacation: 'A',
  sick_leave: 'L',
  personal: 'ND',
  rest_day: 'P',
  public_holiday: 'S',
  business_trip: 'K',
  training: 'KV',
  health_check: 'MD',
  unpaid_leave: 'NA',
  study_leave: 'MA',
  creative_leave: 'KA',
  maternity_leave: 'G',
  parental_leave: 'PV',
  parents_day: 'M',
  nursing: 'NS',
  unpaid_sickness: 'N',
  donor_day: 'D',
  civic_duty: 'VV',
  military_service: 'KT',
  military_training: 'KM',
  idle_time: 'PN',
  idle_time_own_fault: 'PK',
  no_show: 'PB',
  job_search: 'ID',
  added_rest: 'V',
  other: 'NP',
  on_call_home: 'BN',
  on_call_work: 'BĮ',
} as const;

export type SignKind = keyof typeof signDefaults;
export const signKinds = Object.keys(signDefaults) as SignKind[];
export const SignKind = z.enum(signKinds, 'choice');

/** Starts with a letter, to distinguish it from hours. */
const Sign = z
  .string('required')
  .transform((value) => value.trim().normalize('NFC').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\p{L}[\p{L}\p{N}]{0,3}$/u, 'sign_format'),
  );

const Choice = z.strictObject({ kind: SignKind, sign: Sign });

/** The signs chosen by a business; omitted kinds have their default. Two kinds cannot have the same sign. */
export const SignChoices = z.array(Choice).superRefine((choices, context) => {
  const chosen = new Map(choices.map(({ kind, sign }) => [kind, sign]));
  const signs = signKinds.map((kind) => chosen.get(kind) ?? signDefaults[kind]);
  choices.forEach(({ kind, sign }, index) => {
    const isListed = choices.findIndex((other) => other.kind === kind) < index;
    if (isListed) context.addIssue({ code: 'custom', path: [index, 'kind'], message: 'repeated' });
    else if (signs.filter((other) => other === sign).length > 1)
      context.addIssue({ code: 'custom', path: [index, 'sign'], message: 'sign_repeated' });
  });
});
