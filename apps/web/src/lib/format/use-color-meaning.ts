import { createDeviceChoice } from './device-choice.ts';

export const colorMeanings = ['role', 'template'] as const;
export type ColorMeaning = (typeof colorMeanings)[number];

/** What colours represent on this device, in every view of a schedule (Interface, The month). */
export const useColorMeaning = createDeviceChoice<ColorMeaning>('calendarColors', (kept) =>
  kept === 'template' ? 'template' : 'role',
);
