import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export { AmendButton } from './amend-button.tsx';
export { ChangeReasons } from './change-reasons.tsx';
export { ChangesList } from './changes-list.tsx';

/** Few months are being amended. */
export const AmendmentBanner = lazyPart(async () => (await import('./amendment-banner.tsx')).AmendmentBanner);
