import { createDeviceChoice } from './device-choice.ts';

/** Whether pictures and initials stand beside names on this device, and how to change it. */
export const useShowsAvatars = createDeviceChoice('showAvatars', (kept) => kept !== 'false');
