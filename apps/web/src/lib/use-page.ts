import { useAddressState } from './use-address-state.ts';

/** The page number of a list, from 1, in the address. */
export function usePage(name = 'page'): [number, (page: number) => void] {
  const [text, setText] = useAddressState(name);
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return [page, (to) => setText(to === 1 ? '' : String(to))];
}
