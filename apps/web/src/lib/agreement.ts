import { constants } from '@pamaina/contract';

const PLACE = 'agreement';
/** Another version of a text is another text. */
const versions = `${constants.termsVersion} ${constants.privacyVersion}`;

/** The box about both texts was checked, in this tab: nothing on the way asks for the same again. */
export function rememberAgreement(): void {
  sessionStorage.setItem(PLACE, `${versions} ${new Date().toISOString()}`);
}

/** When it was checked, an instant; null when these texts were not agreed to in this tab. */
export function agreedAt(): string | null {
  const kept = sessionStorage.getItem(PLACE) ?? '';
  return kept.startsWith(`${versions} `) ? kept.slice(versions.length + 1) : null;
}

/** The way is at its end, or another person is at the device. */
export function forgetAgreement(): void {
  sessionStorage.removeItem(PLACE);
}
