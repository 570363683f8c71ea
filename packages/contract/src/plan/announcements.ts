import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, lines, text, uuid } from '../base/fields.ts';

/** The accepted files: pictures are encoded again from their pixels, so nothing else of the file is stored. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

export const Attachment = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() });
export type Attachment = z.infer<typeof Attachment>;

const by = z.enum(['app', 'link', 'kiosk']);

/** One of those whom an announcement concerns, or concerned when they confirmed it. */
export const AnnouncementReceipt = z.object({
  /** Null: deleted since. */
  employee_id: z.string().nullable(),
  name: z.string(),
  /** An instant; null: not yet. */
  confirmed_at: z.string().nullable(),
  confirmed_by: by.nullable(),
  reminded_at: z.string().nullable(),
});
export type AnnouncementReceipt = z.infer<typeof AnnouncementReceipt>;

const shown = {
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** The name of the manager at that time. */
  author: z.string(),
  created_at: z.string(),
  /** The last day; null: until a manager ends it. */
  until: z.string().nullable(),
  attachment: Attachment.nullable(),
  version: z.number(),
};

/** As managers see it. */
export const Announcement = z.object({
  ...shown,
  /** To everyone; otherwise to those with one of the roles and those who are named. */
  is_for_all: z.boolean(),
  roles: z.array(z.string()),
  employee_ids: z.array(z.string()),
  is_open: z.boolean(),
  receipts: z.array(AnnouncementReceipt),
});
export type Announcement = z.infer<typeof Announcement>;

/** As those see it whom it concerns. */
export const OwnAnnouncement = z.object({ ...shown, confirmed_at: z.string().nullable() });
export type OwnAnnouncement = z.infer<typeof OwnAnnouncement>;

const unique = (list: string[]) => [...new Set(list)];

/** Without roles and people it is for everyone. */
export const newAnnouncement = z.strictObject({
  title: text(120),
  text: lines(4000),
  roles: z.array(text(60)).max(20, 'too_many').transform(unique).default([]),
  employee_ids: z.array(identity).max(500, 'too_many').transform(unique).default([]),
  until: date.nullish(),
  /** An uploaded file; null or none: without one. */
  attachment_id: uuid.nullish(),
});

const byId = z.object({ id: uuid });
const confirmed = z.object({
  /** An instant: the first confirmation counts. */
  confirmed_at: z.string(),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'The newest 200 announcements, each with who has confirmed it and who has not',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  status: 200,
  reply: z.array(Announcement),
  errors: [],
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements',
  summary: 'Announce something to everyone, to roles or to people, who are notified and asked to confirm it',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  body: newAnnouncement,
  status: 201,
  reply: Announcement,
  errors: [],
});

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/announcements/{id}',
  summary: 'Change an open announcement; with ask_again those who have confirmed it are asked again. Takes If-Match',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  params: byId,
  body: newAnnouncement.extend({ ask_again: z.boolean('choice').default(false) }),
  status: 200,
  reply: Announcement,
  errors: ['not_found', 'stale', 'announcement_ended'],
});

export const endAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements/{id}/end',
  summary: 'End an announcement now: employees no longer see it, its confirmations stay',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  params: byId,
  status: 200,
  reply: Announcement,
  errors: ['not_found'],
});

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/announcements/{id}',
  summary: 'Delete an announcement with its attachment and confirmations',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const remindAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements/{id}/remind',
  summary: 'Remind everyone who has not confirmed an announcement; nobody twice within an hour',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  params: byId,
  status: 200,
  reply: z.object({ reminded: z.number() }),
  errors: ['not_found', 'announcement_ended'],
});

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/announcements/attachments',
  summary: 'Upload a PDF or a picture (max 5 MB) for an announcement that is written within a day',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  query: z.strictObject({ name: text(200) }),
  upload: attachmentTypes,
  uploadBytesMax: constants.attachmentBytesMax,
  dear: true,
  status: 201,
  reply: Attachment,
  errors: ['unsupported_media_type'],
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/announcements/{id}/attachment',
  summary: 'The attachment of an announcement, for managers and those whom it concerns',
  role: 'user',
  ability: 'plan.read',
  project: true,
  params: byId,
  status: 200,
  files: attachmentTypes,
  errors: ['not_found'],
});

export const listOwnAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements/own',
  summary: 'The open announcements that concern the caller, the newest first',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(OwnAnnouncement),
  errors: [],
});

export const confirmAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements/{id}/confirm',
  summary:
    'Confirm an announcement; a second confirmation returns the first. If-Match with the version that was read refuses what has changed since',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: confirmed,
  errors: ['not_found', 'announcement_ended', 'announcement_changed'],
});

const link = { link: text(200) };

export const readAnnouncementLink = endpoint({
  method: 'POST',
  path: '/announcements/link',
  readsOnly: true,
  summary: 'The announcement of a signed link, and whether the person to whom it was sent has confirmed it',
  role: 'public',
  project: false,
  body: z.strictObject(link),
  status: 200,
  reply: OwnAnnouncement.extend({ project: z.string(), name: z.string() }),
  errors: ['link_wrong', 'link_expired', 'announcement_ended'],
});

export const readAttachmentByLink = endpoint({
  method: 'POST',
  path: '/announcements/link/attachment',
  readsOnly: true,
  summary: 'The attachment of the announcement of a signed link',
  role: 'public',
  project: false,
  body: z.strictObject(link),
  status: 200,
  files: attachmentTypes,
  errors: ['link_wrong', 'link_expired', 'announcement_ended', 'not_found'],
});

export const confirmAnnouncementLink = endpoint({
  method: 'POST',
  path: '/announcements/link/confirm',
  summary: 'Confirm an announcement by the signed link of an email',
  role: 'public',
  project: false,
  body: z.strictObject({ ...link, version: z.int('number_format').min(1, 'number_range') }),
  status: 200,
  reply: confirmed,
  errors: [
    'link_wrong',
    'link_expired',
    'announcement_ended',
    'announcement_changed',
    'project_pending',
    'project_ending',
    'project_ended',
  ],
});

const onKiosk = {
  secret: text(100),
  employee_id: identity,
  pin: z.string('required').regex(/^\d{4,8}$/, 'pin_format'),
};

export const listOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/announcements',
  readsOnly: true,
  summary: 'The announcements that a person has not confirmed, on a kiosk with the personal PIN',
  role: 'public',
  project: false,
  body: z.strictObject(onKiosk),
  status: 200,
  reply: z.array(OwnAnnouncement),
  errors: ['not_found', 'pin_wrong', 'pin_locked'],
});

export const confirmOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/announcements/confirm',
  summary: 'Confirm an announcement on a kiosk, with the personal PIN',
  role: 'public',
  project: false,
  body: z.strictObject({ ...onKiosk, announcement: uuid, version: z.int('number_format').min(1, 'number_range') }),
  status: 200,
  reply: confirmed,
  errors: [
    'not_found',
    'pin_wrong',
    'pin_locked',
    'announcement_ended',
    'announcement_changed',
    'project_pending',
    'project_ending',
    'project_ended',
  ],
});
