import type { profile } from '@pamaina/contract';
import { createDeviceChoice } from './device-choice.ts';

/** How hours are written on this device, and how to change it. */
export const useHoursFormat = createDeviceChoice<profile.HoursFormat>('hoursFormat', (kept) =>
  kept === 'minutes' ? 'minutes' : 'decimal',
);
