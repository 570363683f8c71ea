/** The shortest beginnings that tell roles apart, of up to three letters; else numbers. By role. */
export function roleCodes(roles: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const role of roles) {
    const letters = [...role.toLocaleUpperCase('lt')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const free = [1, 2, 3]
      .map((length) => letters.slice(0, length).join(''))
      .find((code) => code !== '' && ![...codes.values()].includes(code));
    codes.set(role, free ?? String(codes.size + 1));
  }
  return codes;
}
