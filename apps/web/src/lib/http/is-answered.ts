/**
 * Resolves when the document has the response to a request whose address begins so: whether it may be used before the
 * first render. A refusal is left to the page, which shows it.
 */
export async function isAnswered(start: string): Promise<boolean> {
  const all = Object.entries(window.earlyAnswers?.answers ?? {});
  const [, answer] = all.find(([address]) => address.startsWith(start)) ?? [];
  return answer === undefined ? false : answer.then(({ ok }) => ok).catch(() => false);
}
