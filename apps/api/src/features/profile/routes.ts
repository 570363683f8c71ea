import { profile } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { deletePicture } from './delete-picture.ts';
import { getPicture } from './get-picture.ts';
import { getProfile } from './get-profile.ts';
import { getPreferences, updatePreferences } from './preferences.ts';
import { updatePicture } from './update-picture.ts';
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
