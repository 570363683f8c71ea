/** What pages can load: their own files, and nothing from other origins. For helmet. */
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

/** The policy of pages with a card form, with the real provider: its script, its frames, its calls. */
export function cardPagePolicy(): string {
  const directives = {
    ...contentPolicy,
    scriptSrc: [...contentPolicy.scriptSrc, 'https://js.stripe.com'],
    frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connectSrc: ["'self'", 'https://api.stripe.com'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');
}
