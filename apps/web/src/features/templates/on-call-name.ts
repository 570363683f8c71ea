import type { OnCall } from '@pamaina/contract';
import type { TFunction } from 'i18next';

/** The kind of on-call time in words; the calendar shows the same ones on its shifts. */
export const onCallName = (t: TFunction, kind: OnCall): string =>
  kind === 'none' ? t('templates:onCall.none') : t(`schedule:words.onCall.${kind}`);
