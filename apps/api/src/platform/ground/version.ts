import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../../../../../package.json');

/** The version of the product, as its package says. */
export const version = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
