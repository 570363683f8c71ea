import { takings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';

interface Row {
  at: string;
  kind: takings.TakingsKind;
  value: number | null;
}

/** Stores rows; what was typed into the table is seen there, and needs no message. */
export function useStore(onDone?: () => void) {
  const { t } = useTranslation('takings');
  return useAction((rows: readonly Row[], write) => write(takings.putTakings, { body: [...rows] }), {
    failed: t('failed'),
    ...(onDone && { onDone }),
  });
}
