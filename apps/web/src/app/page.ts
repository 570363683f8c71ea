import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/index.ts';

/** A page of an area, with the texts that the area does not need for itself. */
export const page = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), loadTexts('pages')]);
    return { default: Page };
  });
