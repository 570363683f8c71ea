import sharp from 'sharp';
import { fieldProblem } from '../../platform/http/problem-error.ts';

/** Twice the largest size in which a picture is shown. */
const SIDE = 256;
/** Phones take 12 to 25 million; more is not a photo but a decompression bomb (threats, 42). */
const PIXELS_MAX = 25_000_000;

// The type is determined by the bytes, and only these three are read: no SVG, which can contain scripts, and no
// documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * A small square re-encoded from the picture's pixels, rotated as the camera states: no metadata of the file, such as
 * the location, is left.
 * @returns WebP
 * @throws `invalid` when it is none of the three types, broken, or too large
 */
export async function encodePicture(file: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    return await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    throw fieldProblem('picture', isLarge ? 'picture_large' : 'picture_unreadable');
  }
}
