import type { HoursFormat } from '@pamaina/contract';
import { createDeviceChoice } from './device-choice.ts';

/** The format of hours on this device, and a function to change it. */
export const useHoursFormat = createDeviceChoice<HoursFormat>('hoursFormat', (kept) =>
  kept === 'minutes' ? 'minutes' : 'decimal',
);
