/**
 * The most likely guesses: one repeated digit, ascending or descending digits, a repeated pair, and the years of most
 * births.
 */
export function isEasyPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  const [step] = steps;
  if (steps.size === 1 && (step === 0 || step === 1 || step === 9)) return true;
  return /^(\d\d)\1+$/.test(pin) || /^(?:19|20)\d\d$/.test(pin);
}
