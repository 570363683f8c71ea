import { lazy } from 'react';

export { AmendButton } from './amend-button.tsx';
export { ChangeReasons } from './change-reasons.tsx';
export { ChangesList } from './changes-list.tsx';

/** Loaded only where a month is being amended. */
export const AmendmentBanner = lazy(async () => ({
  default: (await import('./amendment-banner.tsx')).AmendmentBanner,
}));
