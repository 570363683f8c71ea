import type { amendments } from '@pamaina/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

type Side = NonNullable<amendments.AmendmentChange['before']>;

/** A change in one line: "Changed: Tuesday 3 March, 07:00–15:30, cook, Ona → Jonas". */
export function useChangeText() {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  return useCallback(
    ({ before, after }: Pick<amendments.AmendmentChange, 'before' | 'after'>): string => {
      const person = (side: Side) => side.employee_name ?? words.nobody;
      const when = (side: Side) => `${words.day(side.date)}, ${words.hours(side)}, ${side.role}`;
      const [shown, kind] = before === null ? [after, 'added' as const] : [before, 'removed' as const];
      if (before === null || after === null)
        return shown === null ? '' : `${t(`changes.${kind}`)}: ${when(shown)}, ${person(shown)}`;
      const work =
        when(before) === when(after) ? when(after) : t('changes.moved', { from: when(before), to: when(after) });
      const who =
        person(before) === person(after)
          ? person(after)
          : t('changes.handedOver', { from: person(before), to: person(after) });
      return `${t('changes.changed')}: ${work}, ${who}`;
    },
    [t, words],
  );
}
