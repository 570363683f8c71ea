import pg from 'pg';

/** The texts of all statements that this process sends while the work runs, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { prototype } = pg.Query as unknown as {
    prototype: { submit: (this: { text: string }, wire: unknown) => unknown };
  };
  const { submit } = prototype;
  prototype.submit = function (wire) {
    sent.push(this.text);
    return submit.call(this, wire);
  };
  try {
    await work();
  } finally {
    prototype.submit = submit;
  }
  return sent;
}
