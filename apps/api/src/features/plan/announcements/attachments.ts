import type { announcements } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { decodePicture } from '../../../platform/files/decode-picture.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { FileReply, member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { findConcerned } from './read-announcements.ts';

const UPLOADS = { most: 60, seconds: 60 * 60 };
/** A file that no announcement took within this time is deleted with the next upload. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
/** The longer side of a picture: a notice on A4 stays readable. */
const SIDE_MAX = 2400;

type Type = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
const ENDINGS: Record<Type, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Stores a file until an announcement takes it. @throws `invalid`, `too_many_requests` */
export async function uploadAttachment(
  call: Call<typeof announcements.uploadAttachment>,
): Promise<announcements.Attachment> {
  const { deps, file, query } = call;
  const caller = member(call);
  if (!file) throw new ProblemError('malformed');
  await deps.limits.take(`attachment:${caller.accountId}`, UPLOADS.most, UPLOADS.seconds);
  const { type, content } = await checkFile(file);
  const name = `${query.name.replace(/\.[a-z]{3,4}$/i, '')}.${ENDINGS[type]}`;
  const id = randomUUIDv7();
  return deps.database.inProject(caller.projectId, async (tx) => {
    const now = deps.now();
    await tx
      .deleteFrom('attachment')
      .where('announcement_id', 'is', null)
      .where('created_at', '<', new Date(now - UNUSED_MS).toISOString())
      .execute();
    const stored = { id, name, type, content, uploaded_by: caller.accountId, created_at: new Date(now).toISOString() };
    await tx.insertInto('attachment').values(stored).execute();
    return { id, name, type, bytes: content.length };
  });
}

/** The type by the bytes, whatever the request says. @throws `invalid` for anything but a PDF or a picture */
async function checkFile(file: Buffer): Promise<{ type: Type; content: Buffer }> {
  if (isPdf(file)) return { type: 'application/pdf', content: file };
  const on = { field: 'attachment', unreadable: 'attachment_unreadable' } as const;
  return decodePicture(file, on, async (picture) => {
    const small = picture.resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await small.toBuffer({ resolveWithObject: true });
    if (info.format !== 'jpeg' && info.format !== 'png' && info.format !== 'webp')
      throw new Error(`a picture became ${info.format}`);
    return { type: `image/${info.format}` as const, content: data };
  });
}

/** ISO 32000: a header with a version, and the end marker within the last 1024 bytes. */
const isPdf = (file: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(file.subarray(0, 8).toString('latin1')) && file.subarray(-1024).includes('%%EOF');

/**
 * Gives an announcement the file that the caller uploaded, in place of the one before; null: none.
 * @throws `invalid` for a file of somebody else or of another announcement, and for one that was deleted
 */
export async function setAttachment(
  tx: Tx,
  { announcementId, id, accountId }: { announcementId: string; id: string | null; accountId: string },
): Promise<void> {
  await tx
    .deleteFrom('attachment')
    .where('announcement_id', '=', announcementId)
    .$if(id !== null, (others) => others.where('id', '<>', id))
    .execute();
  if (id === null) return;
  const taken = await tx
    .updateTable('attachment')
    .set({ announcement_id: announcementId })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('announcement_id', '=', announcementId),
        where.and([where('announcement_id', 'is', null), where('uploaded_by', '=', accountId)]),
      ]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw fieldProblem('attachment_id', 'attachment_gone');
}

/** @throws `not_found`: no such announcement, one that does not concern the caller, or one without a file */
export async function readAttachment({ tx, caller, params, now }: ProjectCall<typeof announcements.readAttachment>) {
  const id = params.id.toLowerCase();
  if (caller.role !== 'manager' && !(await findConcerned(tx, { id, employeeId: caller.employeeId, now }))?.is_open)
    throw new ProblemError('not_found');
  return fileOf(tx, id);
}

/** @throws `not_found` */
export async function fileOf(tx: Tx, announcementId: string): Promise<FileReply> {
  const found = await tx
    .selectFrom('attachment')
    .select(['name', 'type', 'content'])
    .where('announcement_id', '=', announcementId)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return new FileReply(found);
}
