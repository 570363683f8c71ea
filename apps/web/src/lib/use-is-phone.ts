import { useMediaQuery } from '@mantine/hooks';
import { phoneQuery } from './phone-query.ts';

const now = { getInitialValueInEffect: false };

/** Narrower than that, one day is shown at a time. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, now);
