import type { HoursFormat } from '@pamaina/contract';
import { createDeviceChoice } from './device-choice.ts';

/** How hours are written on this device, and how to change it. */
export const useHoursFormat = createDeviceChoice<HoursFormat>('hoursFormat', (kept) =>
  kept === 'minutes' ? 'minutes' : 'decimal',
);
