import type { ReplyOf, wishes } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import { monthOf } from '../../lib/dates/months.ts';

export interface WishValues {
  /** Empty for the user's own preference. */
  employee_id: string | null;
  date: string | null;
  kind: wishes.Wish['kind'];
  template: string | null;
}

export type WishChoices = ReplyOf<typeof wishes.getWishChoices>;

/** Errors by field that keep a preference from being sent: the server would reject it too. */
export function validateWish(
  values: WishValues,
  { choices, isTeam, t }: { choices: WishChoices; isTeam: boolean; t: TFunction },
): Partial<Record<keyof WishValues, string>> {
  const { employee_id, date, kind, template } = values;
  const required = t('common:invalid.required');
  return {
    ...(isTeam && employee_id === null && { employee_id: required }),
    ...(date === null && { date: required }),
    ...(date !== null && isSettled(date, choices) && { date: t('wishes:monthPublished') }),
    ...(kind === 'on' && template === null && { template: required }),
  };
}

/** Whether the month of a date is published, so that its preferences can't be changed. */
export const isSettled = (date: string, { published_months }: WishChoices): boolean =>
  published_months.includes(monthOf(date));
