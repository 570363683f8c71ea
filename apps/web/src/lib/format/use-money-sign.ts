import { useFormat } from './use-format.ts';

/** The sign of the project's currency, as amounts have it in the user's language: `€`, `£`, `SEK`. */
export function useMoneySign(): string {
  return useFormat()
    .money(0)
    .replaceAll(/[\d.,\s]/g, '');
}
