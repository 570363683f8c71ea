import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../../i18n/index.ts';

type Texts = Parameters<typeof loadTexts>[0];

/** A page that is loaded when it is opened, with the texts that nothing before it needed. */
export const pageWith = (texts: readonly Texts[], load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    return { default: Page };
  });
