import type { Language } from '@pamaina/contract';
import type { TextPart } from './text-parts.ts';

type Texts = Promise<{ default: Record<string, object> }>;

/** Loads the texts of a language and part, by the names of their files; `texts-build.ts` writes it for the browser. */
export declare const loaders: Record<Language, Record<TextPart, () => Texts>>;
