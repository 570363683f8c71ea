import sharp from 'sharp';
import { fieldProblem } from '../../platform/http/problem-error.ts';

/** Twice the largest size in which a picture is shown. */
const SIDE = 256;
/** A telephone takes 12 to 25 million; more is no photograph but a bomb (threats, 42). */
const PIXELS_MAX = 25_000_000;

// A file is what its bytes are, and only these three are ever read: no drawings, which are programs, and no documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * A small square made anew from the picture's pixels, turned as the camera says: nothing of the file, such as where it was
 * taken, is left in it.
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
