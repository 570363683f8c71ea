import type { scenarios } from '@pamaina/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DifferenceRow } from './difference-rows.ts';

/** What both shapes of the picture show. */
export interface DifferencesProps {
  scenario: scenarios.Scenario;
  rows: readonly DifferenceRow[];
  dates: readonly string[];
}

/** Whose row it is. */
export function useRowName({ changes }: scenarios.Scenario): (row: DifferenceRow) => string {
  const { t } = useTranslation('scenarios');
  return useCallback(
    ({ key, name, imaginary }) => {
      if (key === 'open') return t('differences.open');
      if (imaginary === null) return name ?? '';
      const line = changes.find((change) => change.kind === 'imaginary' && change.key === imaginary);
      const own = line?.kind === 'imaginary' ? line.name : null;
      return own == null ? t('differences.unnamed') : t('differences.imaginary', { name: own });
    },
    [changes, t],
  );
}
