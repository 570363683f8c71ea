import { stripVTControlCharacters } from 'node:util';

/**
 * What a failed call of another program says, in one line: the first that it wrote with the word error, else the last
 * one, else the error's message.
 */
export function errorLineOf(error: unknown): string {
  const { message, stderr, stdout } = error as { message: string; stderr?: string; stdout?: string };
  const lines = stripVTControlCharacters(`${stdout ?? ''}\n${stderr ?? ''}`)
    .split('\n')
    .flatMap((line) => line.trim() || []);
  return lines.find((line) => /\berror\b/i.test(line)) ?? lines.at(-1) ?? message;
}
