import sharp, { type Sharp } from 'sharp';
import { fieldProblem } from '../ground/problem-error.ts';

/** Phones take 12 to 25 million; more is not a photo but a decompression bomb. */
const PIXELS_MAX = 25_000_000;

// The type is determined by the bytes, and only these three are read: no SVG, which can contain scripts, and no
// documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Encodes an uploaded picture again from its pixels, rotated as the camera states: no metadata of the file, such as
 * the location, is left.
 * @param field the field that an error names
 * @param unreadable the error of a file that is none of the three types, or broken
 * @throws `invalid` for such a file and for one with too many pixels
 */
export async function decodePicture<T>(
  file: Buffer,
  { field, unreadable }: { field: string; unreadable: 'picture_unreadable' | 'attachment_unreadable' },
  encode: (picture: Sharp) => Promise<T>,
): Promise<T> {
  try {
    return await encode(sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 }).autoOrient());
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    throw fieldProblem(field, isLarge ? 'picture_large' : unreadable);
  }
}
