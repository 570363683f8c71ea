import type { Language } from '@pamaina/contract';
import type { GuideHead, GuideText } from './guide.ts';

type Loaders<T> = Record<Language, () => Promise<{ default: readonly T[] }>>;

/** The table of contents of the guide; `guide-build.ts` writes it for the browser. */
export declare const heads: Loaders<GuideHead>;
/** All pages of the guide, which together are smaller than a picture. */
export declare const pages: Loaders<GuideText>;
