import { profile } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { deletePicture, updatePicture, getPicture } from './picture.ts';
import { getProfile } from './read-profile.ts';
import { getPreferences, updatePreferences } from './preferences.ts';
import { updateProfile } from './update-profile.ts';

export const routes: Route[] = [
  route(profile.getProfile, getProfile),
  route(profile.updateProfile, updateProfile),
  route(profile.updatePicture, updatePicture),
  route(profile.deletePicture, deletePicture),
  route(profile.getPicture, getPicture),
  route(profile.getPreferences, getPreferences),
  route(profile.updatePreferences, updatePreferences),
];
