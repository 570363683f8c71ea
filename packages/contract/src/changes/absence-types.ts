/**
 * The kinds of absence. A kind has the name of its sign in the working-time sheet and of its kind in payroll, so both
 * follow it by themselves. `isAsked`: an employee can request it; the others only a manager enters. `lowersNorm`: DK
 * 115 lowers the norm for a justified absence only. `isLeave`: an average leaves it out (2003/88/EC 16(b)).
 */
export const absenceTypes = {
  vacation: { isAsked: true, lowersNorm: true, isLeave: true },
  sick_leave: { isAsked: true, lowersNorm: true, isLeave: true },
  personal: { isAsked: true, lowersNorm: true, isLeave: false },
  unpaid_leave: { isAsked: true, lowersNorm: true, isLeave: false },
  study_leave: { isAsked: true, lowersNorm: true, isLeave: true },
  parents_day: { isAsked: true, lowersNorm: true, isLeave: true },
  business_trip: { isAsked: false, lowersNorm: true, isLeave: false },
  training: { isAsked: false, lowersNorm: true, isLeave: false },
  no_show: { isAsked: false, lowersNorm: false, isLeave: false },
  other: { isAsked: false, lowersNorm: true, isLeave: false },
} as const;

export type AbsenceType = keyof typeof absenceTypes;
export const allAbsenceTypes = Object.keys(absenceTypes) as [AbsenceType, ...AbsenceType[]];
export const askedAbsenceTypes = allAbsenceTypes.filter((type) => absenceTypes[type].isAsked) as [
  AbsenceType,
  ...AbsenceType[],
];

/** Types of the law that one of a business can count as in norms, the working-time sheet and payroll. */
export const countedAsTypes = [
  'other',
  'personal',
  'unpaid_leave',
  'vacation',
  'study_leave',
  'parents_day',
  'business_trip',
  'training',
] as const satisfies readonly AbsenceType[];

/** Whether a type of absence is one of the law; the others are those of a business. */
export const isAbsenceType = (code: string): code is AbsenceType => Object.hasOwn(absenceTypes, code);
