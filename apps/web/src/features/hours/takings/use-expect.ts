import { takings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';

/** Stores what is expected of a day in place of the forecast, or takes that away. */
export function useExpect(onDone?: () => void) {
  const { t } = useTranslation('takings');
  return useAction(takings.putExpected, { failed: t('failed'), ...(onDone && { onDone }) });
}
