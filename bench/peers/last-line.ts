/** What a failed call of another program says: the last line that it wrote as an error, else the error's message. */
export function lastLineOf(error: unknown): string {
  const { message, stderr } = error as { message: string; stderr?: string };
  const lines = (stderr?.trim() || message).split('\n');
  return lines.at(-1)?.trim() ?? '';
}
