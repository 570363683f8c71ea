import { useMediaQuery } from '@mantine/hooks';
import { createDeviceChoice } from '../../lib/format/device-choice.ts';

/** Stored separately: a column opened on a wide screen would leave no room on a tablet. */
const useWide = createDeviceChoice<'0' | '1'>('navFolded', (kept) => (kept === '1' ? '1' : '0'));
const useNarrow = createDeviceChoice<'0' | '1'>('navFoldedNarrow', (kept) => (kept === '0' ? '0' : '1'));

/** Whether the navigation is folded to icons. Below 1280 px it is, unless the user unfolds it. */
export function useNavFold(): { isFolded: boolean; toggle: () => void } {
  const isNarrow = useMediaQuery('(max-width: 1279.98px)', false, { getInitialValueInEffect: false });
  const [wide, setWide] = useWide();
  const [narrow, setNarrow] = useNarrow();
  const isFolded = (isNarrow ? narrow : wide) === '1';
  const toggle = () => (isNarrow ? setNarrow : setWide)(isFolded ? '0' : '1');
  return { isFolded, toggle };
}
