/** The server scales it to 256 pixels; twice that leaves it some room. */
const SIDE = 512;

/**
 * The centre square of a photo, small enough for a slow connection: a phone's own files are larger than the server
 * accepts.
 * @throws when the browser can't read the file as a picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw');
  // Transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser cannot write JPEG')) : resolve(blob)),
      'image/jpeg',
      0.85,
    );
  });
}
