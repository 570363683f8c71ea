import { announcements } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { remindAnnouncement } from './ask-readers.ts';
import { readAttachment, uploadAttachment } from './attachments.ts';
import {
  confirmAnnouncement,
  confirmAnnouncementLink,
  readAnnouncementLink,
  readAttachmentByLink,
} from './confirm-announcement.ts';
import { createAnnouncement, deleteAnnouncement, endAnnouncement, updateAnnouncement } from './manage-announcements.ts';
import { listAnnouncements, listOwnAnnouncements } from './read-announcements.ts';

export const routes: Route[] = [
  inTransaction(announcements.listAnnouncements, listAnnouncements),
  inTransaction(announcements.createAnnouncement, createAnnouncement),
  inTransaction(announcements.updateAnnouncement, updateAnnouncement),
  inTransaction(announcements.endAnnouncement, endAnnouncement),
  inTransaction(announcements.deleteAnnouncement, deleteAnnouncement),
  inTransaction(announcements.remindAnnouncement, remindAnnouncement),
  route(announcements.uploadAttachment, uploadAttachment),
  inTransaction(announcements.readAttachment, readAttachment),
  inTransaction(announcements.listOwnAnnouncements, listOwnAnnouncements),
  inTransaction(announcements.confirmAnnouncement, confirmAnnouncement),
  route(announcements.readAnnouncementLink, readAnnouncementLink),
  route(announcements.readAttachmentByLink, readAttachmentByLink),
  route(announcements.confirmAnnouncementLink, confirmAnnouncementLink),
];
