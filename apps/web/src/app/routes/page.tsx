import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { useTitle } from '../../lib/use-title.ts';

type Texts = Parameters<typeof loadTexts>[0];

/** A page that is loaded when it is drawn, or before. */
export type LoadedPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

/**
 * A page that is loaded when it is opened, with the texts that nothing before it needed.
 * @param title the key of its name in the browser's tab, with the namespace; a page that shows one of many things says
 * more with `useTitle`
 */
export function pageWith(texts: readonly Texts[], load: () => Promise<ComponentType>, title?: string): LoadedPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => (loading ??= ask());
  return Object.assign(lazy(preload), { preload });

  async function ask() {
    const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    if (title === undefined) return { default: Page };
    const Titled = () => (
      <>
        <Title name={title} />
        <Page />
      </>
    );
    return { default: Titled };
  }
}

/** Before the page, whose own title then has precedence. */
function Title({ name }: { name: string }) {
  const { t } = useTranslation();
  useTitle(t(name), useLocation().pathname);
  return null;
}
