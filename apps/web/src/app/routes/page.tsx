import { lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { useTitle } from '../../lib/use-title.ts';

type Texts = Parameters<typeof loadTexts>[0];

/**
 * A page that is loaded when it is opened, with the texts that nothing before it needed.
 * @param title the key of its name in the browser's tab, with the namespace; a page that shows one of many things says
 * more with `useTitle`
 */
export const pageWith = (texts: readonly Texts[], load: () => Promise<ComponentType>, title?: string) =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    if (title === undefined) return { default: Page };
    const Titled = () => (
      <>
        <Title name={title} />
        <Page />
      </>
    );
    return { default: Titled };
  });

/** Before the page, whose own title then has precedence. */
function Title({ name }: { name: string }) {
  const { t } = useTranslation();
  useTitle(t(name), useLocation().pathname);
  return null;
}
