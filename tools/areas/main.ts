import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { AREAS } from '../../.dependency-cruiser.mjs';
import { ROOT, sourceFiles } from '../checks/source-files.ts';
import { OWNERS } from '../checks/table-owners.ts';
import { arrowsOf } from './arrows.ts';
import { pictureOf } from './picture.ts';
import { withFeatures } from './table.ts';

// `npm run areas`: writes the picture and the table of ARCHITECTURE.md anew, after a feature or an import between areas
// was added. What an area does is written by hand, and kept.
await writeFile(join(ROOT, 'docs/pictures/areas.svg'), pictureOf(AREAS, arrowsOf(sourceFiles())));
const page = join(ROOT, 'ARCHITECTURE.md');
const text = withFeatures(await readFile(page, 'utf8'), AREAS, OWNERS);
await writeFile(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
