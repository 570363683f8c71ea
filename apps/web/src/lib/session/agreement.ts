import { constants } from '@pamaina/contract';

const PLACE = 'agreement';
/** Another version of a text is another text. */
const versions = `${constants.termsVersion} ${constants.privacyVersion}`;

/** The checkbox for both texts was checked, in this tab: later steps don't ask for the same again. */
export function rememberAgreement(): void {
  sessionStorage.setItem(PLACE, `${versions} ${new Date().toISOString()}`);
}

/** The instant at which it was checked; null when these texts were not accepted in this tab. */
export function agreedAt(): string | null {
  const kept = sessionStorage.getItem(PLACE) ?? '';
  return kept.startsWith(`${versions} `) ? kept.slice(versions.length + 1) : null;
}

/** Called when the last step is done, or another user is at the device. */
export function forgetAgreement(): void {
  sessionStorage.removeItem(PLACE);
}
