import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** The drawer with its texts, loaded when it is first asked for. */
export const GuideDrawer = lazyPart(async () => {
  const texts = loadTexts('pages');
  const Drawer = (await import('./guide-drawer.tsx')).GuideDrawer;
  await texts;
  return Drawer;
});
