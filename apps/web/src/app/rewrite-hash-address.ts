/** Old links carry the route in the hash (Decisions: path routing): `/#/manager/calendar` becomes `/manager/calendar`. */
export function rewriteHashAddress(): void {
  const { hash } = window.location;
  if (/^#\/(manager|worker)(\/|\?|$)/.test(hash)) window.history.replaceState(null, '', hash.slice(1));
}
