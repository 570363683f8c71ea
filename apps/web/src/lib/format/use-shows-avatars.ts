import { createDeviceChoice } from './device-choice.ts';

/** Whether pictures and initials are shown next to names on this device, and a function to change it. */
export const useShowsAvatars = createDeviceChoice('showAvatars', (kept) => kept !== 'false');
