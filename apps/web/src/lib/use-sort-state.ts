import { useAddressState } from './use-address-state.ts';

export interface Sort {
  /** The key of a column. */
  by: string;
  isDescending: boolean;
}

/** The sorting of a list, in the address: `?sort=name`, descending `?sort=-name`. */
export function useSortState(initial: string): [Sort, (sort: Sort) => void] {
  const [text, setText] = useAddressState('sort');
  const current = text === '' ? initial : text;
  const sort = { by: current.replace(/^-/, ''), isDescending: current.startsWith('-') };
  const set = ({ by, isDescending }: Sort) => {
    const next = (isDescending ? '-' : '') + by;
    setText(next === initial ? '' : next);
  };
  return [sort, set];
}
