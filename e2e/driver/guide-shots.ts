import type { Language } from '@pamaina/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuide } from '../../apps/web/guide-source.ts';

const GUIDE = join(import.meta.dirname, '../../docs/guide');
const DESKTOP = { width: 1180, height: 740 };
const PHONE = { width: 375, height: 667 };
/** In bytes, as `tools/checks/guide.test.ts` allows. */
const PICTURE_MAX = 40 * 1024;
const QUALITIES = [60, 45, 30, 20, 10];

/** A picture of a page of the guide, as its recipe says. */
export interface GuideShot {
  name: string;
  who: 'manager' | 'employee';
  path: string;
  viewport: { width: number; height: number };
  scale: number;
  part?: string;
  press: readonly string[];
  /** What must be on the screen, as a CSS selector. */
  shows?: string;
  /** Where it is written. */
  file: string;
}

/**
 * The pictures of the guide in one language.
 * @param months what `{month}` and `{thisMonth}` stand for in a recipe, as 2026-11
 */
export function guideShots(language: Language, months: { month: string; thisMonth: string }): GuideShot[] {
  return readdirSync(join(GUIDE, language)).map((name) => {
    const job = name.replace(/\.md$/, '');
    const { picture } = readGuide(job, readFileSync(join(GUIDE, language, name), 'utf8'));
    const { path, press, shows, part } = picture;
    const isPhone = path.startsWith('/worker');
    return {
      name: `guide/${job}`,
      who: isPhone ? 'employee' : 'manager',
      path: path.replaceAll('{month}', months.month).replaceAll('{thisMonth}', months.thisMonth),
      viewport: isPhone ? PHONE : DESKTOP,
      scale: isPhone ? 1.5 : 1.1,
      ...(part !== undefined && { part }),
      press,
      ...(shows !== undefined && { shows }),
      file: join(GUIDE, 'pictures', language, `${job}.webp`),
    };
  });
}

/** The best picture that is small enough. */
export async function smallPicture(take: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await take(quality);
    if (picture.length <= PICTURE_MAX) return picture;
  }
  throw new Error(`No quality makes the picture smaller than ${PICTURE_MAX} bytes`);
}
