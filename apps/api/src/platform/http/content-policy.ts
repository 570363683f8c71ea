/** What the pages may load: their own files, and nothing from anywhere else. For helmet. */
export const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine sets styles at run time; scripts stay our own files alone.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The policy of a page where a card is asked for, beside the real provider: its script, its frames, its calls. */
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
