import pg from 'pg';

export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** All statements that this process sends while the work runs, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { prototype } = pg.Query as unknown as {
    prototype: { submit: (this: { text: string; values?: readonly unknown[] }, wire: unknown) => unknown };
  };
  const { submit } = prototype;
  prototype.submit = function (wire) {
    sent.push({ text: this.text, values: this.values ?? [] });
    return submit.call(this, wire);
  };
  try {
    await work();
  } finally {
    prototype.submit = submit;
  }
  return sent;
}
