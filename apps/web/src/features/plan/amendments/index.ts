export { AmendButton } from './amend-button.tsx';
export { AmendmentBanner } from './amendment-banner.tsx';
export { ChangeReasons } from './change-reasons.tsx';
export { ChangesList } from './changes-list.tsx';
