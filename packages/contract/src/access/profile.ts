import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { languageCodes } from '../base/languages.ts';
import { hoursFormats } from '../hours/hours-formats.ts';
import { endpoint } from '../base/endpoint.ts';
import { email, text, timeZone } from '../base/fields.ts';

/**
 * The appearance of the application for a user; every device starts with the last choice.
 */
export const themes = ['auto', 'light', 'dark'] as const;

export const Preferences = z.object({
  language: z.enum(languageCodes),
  theme: z.enum(themes),
  /** Pictures and initials next to names. */
  show_avatars: z.boolean(),
  hours_format: z.enum(hoursFormats),
  /** Whether the user ever chose: until then every device uses its own settings. */
  is_chosen: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const Profile = z.object({
  username: z.string(),
  role: z.enum(['manager', 'employee']),
  /** As in the schedule; for a manager first and last name. */
  name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  department: z.string().nullable(),
  job_position: z.string().nullable(),
  /** Null: the project's. */
  timezone: z.string().nullable(),
  /** The URL of the picture relative to the API, or null. */
  picture: z.string().nullable(),
  /** Fields maintained by the manager for an employee, who can read but not change them. */
  fixed: z.array(z.enum(['first_name', 'last_name', 'department'])),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/settings/profile',
  summary: 'The profile of the caller',
  role: 'user',
  project: false,
  status: 200,
  reply: Profile,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/settings/profile',
  summary:
    'Change your own profile; omitted fields stay unchanged. Only managers can change the name and department of an employee',
  role: 'user',
  project: false,
  fresh: 'in-part',
  body: z
    .strictObject({
      first_name: text(80, 0).nullable(),
      last_name: text(80, 0).nullable(),
      email: z.union([z.literal('').transform(() => null), email]).nullable(),
      phone: text(40, 0).nullable(),
      department: text(60, 0).nullable(),
      job_position: text(60, 0).nullable(),
      timezone: timeZone.nullable(),
    })
    .partial(),
  status: 200,
  reply: Profile,
  errors: [],
});

/** The accepted picture types. The picture is encoded again from its pixels: nothing of the file itself is stored. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const updatePicture = endpoint({
  method: 'PUT',
  path: '/settings/profile/picture',
  summary: 'Set your own picture: JPEG, PNG or WebP, max 2 MB',
  role: 'user',
  project: false,
  upload: pictureTypes,
  uploadBytesMax: constants.pictureBytesMax,
  dear: true,
  status: 200,
  reply: Profile,
  errors: ['unsupported_media_type'],
});

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/settings/profile/picture',
  summary: 'Remove your own picture',
  role: 'user',
  project: false,
  status: 204,
  errors: [],
});

export const getPicture = endpoint({
  method: 'GET',
  path: '/pictures/{id}',
  summary: 'A picture, for anyone with its address: an image element cannot send a token',
  role: 'public',
  project: false,
  params: z.object({ id: text(22, 22) }),
  status: 200,
  files: ['image/webp'],
  errors: ['not_found'],
});

export const getPreferences = endpoint({
  method: 'GET',
  path: '/settings/preferences',
  summary: 'The appearance settings of the caller',
  role: 'user',
  project: false,
  status: 200,
  reply: Preferences,
  errors: [],
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/settings/preferences',
  summary: 'Change your own appearance settings; omitted fields stay unchanged',
  role: 'user',
  project: false,
  body: z
    .strictObject({
      language: z.enum(languageCodes, 'choice'),
      theme: z.enum(themes, 'choice'),
      show_avatars: z.boolean('choice'),
      hours_format: z.enum(hoursFormats, 'choice'),
    })
    .partial(),
  status: 200,
  reply: Preferences,
  errors: [],
});
