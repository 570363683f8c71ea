import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/source-files.ts';
import { commandsOf, inlineCommandsOf } from './commands-of.ts';

/** What a reader replaces in a command, and by what. */
export type Blanks = Readonly<Record<string, string>>;

/**
 * The commands of the blocks of a section, in their order.
 * @throws when the document has no such section, or the section no commands
 */
export function steps(document: string, section: string, blanks: Blanks = {}): string[] {
  const found = commandsOf(textOf(document)).filter((one) => one.section === section);
  if (found.length === 0) throw new Error(`${document} has no commands under "${section}".`);
  return found.map(({ command }) => filled(command, blanks));
}

/**
 * The one command of a section, in a block or in its text, that matches.
 * @throws when there is none
 */
export function step(document: string, section: string, wanted: RegExp, blanks: Blanks = {}): string {
  const text = textOf(document);
  const commands = [...commandsOf(text), ...inlineCommandsOf(text)].filter((one) => one.section === section);
  const found = commands.find(({ command }) => wanted.test(command));
  if (!found) throw new Error(`${document} has no command like ${String(wanted)} under "${section}".`);
  return filled(found.command, blanks);
}

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

function filled(command: string, blanks: Blanks): string {
  return Object.entries(blanks).reduce((text, [blank, value]) => text.replaceAll(blank, () => value), command);
}
