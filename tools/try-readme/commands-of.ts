/** A command that a document tells its reader to type. */
export interface DocumentedCommand {
  /** The nearest heading above it. */
  section: string;
  /** One line, as it is written. */
  command: string;
}

const FENCE = /^\s*```(\w*)\s*$/;
const INLINE = /`([^`\n]+)`/g;
/** What a shell would run: a program that the documents name, perhaps after settings. */
const COMMAND = /^(?:[A-Z][A-Z_]*=\S+ +)*(?:npm|npx|node|git|cp|cd|sh|docker|systemctl|cat|sudo) /;

/** The commands of a Markdown document in their order: lines of blocks marked `sh`. */
export function commandsOf(markdown: string): DocumentedCommand[] {
  const found: DocumentedCommand[] = [];
  let [section, language] = ['', null as string | null];
  for (const line of markdown.split('\n')) {
    const fence = FENCE.exec(line);
    if (fence) language = language === null ? (fence[1] ?? '') : null;
    else if (language === 'sh') {
      const command = line.trim();
      if (command !== '') found.push({ section, command });
    } else if (language === null) section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
  }
  return found;
}

/** The commands in the running text and the tables of a document. */
export function inlineCommandsOf(markdown: string): DocumentedCommand[] {
  const found: DocumentedCommand[] = [];
  let [section, isInBlock] = ['', false];
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isInBlock = !isInBlock;
    if (isInBlock) continue;
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    for (const [, text = ''] of line.matchAll(INLINE))
      if (COMMAND.test(`${text} `)) found.push({ section, command: text });
  }
  return found;
}

/** The npm scripts that a command runs. `npm ci` and `npm exec` are npm's own. */
export function npmScriptsOf(command: string): string[] {
  const named = [...command.matchAll(/\bnpm (?:--?[\w-]+ )*(run(?:-script)?|start|test)(?: --?[\w-]+)* ?([\w:.-]*)/g)];
  return named.flatMap(([, verb = '', name = '']) => {
    if (verb === 'start' || verb === 'test') return [verb];
    return /^[a-z]/.test(name) ? [name] : [];
  });
}

/** The settings that a command sets for what it runs. */
export const settingsOf = (command: string): string[] =>
  [...command.matchAll(/(?:^|[\s'"\\n])([A-Z][A-Z\d_]{2,})=/g)].map(([, name = '']) => name);
