import { createHash } from 'node:crypto';

/** What pages can load: their own files, and nothing from other origins. For helmet; documents say more. */
export const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine sets styles at run time; scripts are only our own files.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Device features that no page uses; payment is the provider's, in its own frame. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('payment=(self "https://js.stripe.com")')
  .join(', ');

/**
 * The policy of a document, as the value of the header.
 * @param scripts the sources of the scripts in the document itself, allowed by their hashes
 * @param hasCards whether it has a card form of the real provider: its script, its frames, its calls
 */
export function documentPolicy(scripts: readonly string[], hasCards: boolean): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const own = { ...contentPolicy, scriptSrc: [...contentPolicy.scriptSrc, ...hashes] };
  const directives = hasCards
    ? {
        ...own,
        scriptSrc: [...own.scriptSrc, 'https://js.stripe.com'],
        frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        connectSrc: ["'self'", 'https://api.stripe.com'],
      }
    : own;
  return Object.entries(directives)
    .map(([name, sources]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');
}
