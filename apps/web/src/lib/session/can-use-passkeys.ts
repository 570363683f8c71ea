/** Browsers have passkeys at addresses with a name, over HTTPS or on this machine. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
