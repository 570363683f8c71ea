import { decodePicture } from '../../platform/files/decode-picture.ts';

/** Twice the largest size in which a picture is shown. */
const SIDE = 256;

/**
 * A small square of the picture.
 * @returns WebP
 * @throws `invalid` when it is not JPEG, PNG or WebP, broken, or too large
 */
export const encodePicture = (file: Buffer): Promise<Buffer> =>
  decodePicture(file, { field: 'picture', unreadable: 'picture_unreadable' }, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer(),
  );
