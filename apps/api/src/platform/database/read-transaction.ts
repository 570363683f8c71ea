import { createHash } from 'node:crypto';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, Transaction } from 'kysely';
import pg from 'pg';
import { canBeJoined, isNew, joined, learn, rowsOf, type Sent } from './joined-reads.ts';
import { isTracing, tracedStatement } from '../tracing/tracing.ts';
import type { Tables } from './tables.ts';

/** What a `pg.Query` needs of a connection to send itself. */
interface Wire {
  readonly stream: unknown;
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: unknown): void;
  bind(message: unknown): void;
  describe(message: unknown): void;
  execute(message: unknown): void;
  close(message: unknown): void;
  flush(): void;
  sync(): void;
}

/** The part of `pg.Query` that its types leave out. */
interface Statement {
  name?: string;
  text: string;
  callback: (error: Error | null, result: pg.QueryResult) => void;
  /** The parsers of the values. */
  _result: { _types: pg.CustomTypesConfig };
  submit(wire: Wire): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

/**
 * A transaction without BEGIN and COMMIT: PostgreSQL makes one of everything that is sent in the extended protocol up
 * to the next Sync ("Pipelining" and "Extended Query" in its chapter "Message Flow"). So statements are flushed, not
 * synced, and those that don't wait for each other share a round trip. What `set_config(..., true)` sets holds until
 * the Sync, as in any transaction.
 */
export class ReadTransaction {
  readonly #client: pg.PoolClient;
  readonly #types: pg.CustomTypesConfig;
  readonly #canName: boolean;
  readonly #ended = Promise.withResolvers<void>();
  /** What was not answered yet, in the order of sending. */
  #open: Statement[] = [];
  #wire: Wire | null = null;
  #isEnding = false;
  #failure: Error | null = null;

  /**
   * @param types the parsers of the values
   * @param canName the connection is a session of its own, where a named statement is planned once
   */
  constructor(client: pg.PoolClient, types: pg.CustomTypesConfig, canName: boolean) {
    this.#client = client;
    this.#types = types;
    this.#canName = canName;
    // Its statements report the failure.
    this.#ended.promise.catch(() => undefined);
    client.query(this as unknown as pg.Submittable);
  }

  /** Whether an answer is to come: between its statements nothing is. */
  get isAwaited(): boolean {
    return this.#open.length > 0 || this.#isEnding;
  }

  /** Sends a statement; the answers come in the order of sending. */
  run(text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    return isTracing() ? tracedStatement(text, () => this.#ask(text, values, name)) : this.#ask(text, values, name);
  }

  #ask(text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    if (this.#failure) return Promise.reject(this.#failure);
    // Its connection may be somebody else's by now.
    if (this.#isEnding) return Promise.reject(new Error('the transaction is over'));
    const query = new pg.Query({ text, values: [...values], ...(name !== undefined && this.#canName && { name }) });
    const statement = Object.assign(query, { queryMode: 'extended' }) as unknown as Statement;
    statement._result._types = this.#types;
    return new Promise((resolve, reject) => {
      statement.callback = (error, result) => {
        if (!error) return resolve(result);
        reject(error);
        // The driver could not encode a value: PostgreSQL has not heard of it, and answers nothing.
        if (this.#wire && this.#open.includes(statement)) this.handleError(error, this.#wire);
      };
      this.#open.push(statement);
      if (this.#wire) this.#send(statement, this.#wire);
    });
  }

  /** @throws the failure of a statement, even if it was caught */
  commit(): Promise<void> {
    this.#end();
    return this.#ended.promise;
  }

  /** Undoes what was written, if anything was. */
  async rollback(): Promise<void> {
    // A statement that failed has undone it.
    if (!this.#isEnding) await this.run('rollback', []).catch(() => undefined);
    this.#end();
    await this.#ended.promise.catch(() => undefined);
  }

  /** Gives the connection back, unless it is lost. */
  release(): void {
    const failure = this.#failure;
    const isLost = failure !== null && !(failure instanceof pg.DatabaseError && failure.severity === 'ERROR');
    this.#client.release(isLost);
  }

  #end(): void {
    if (!this.#failure && !this.#isEnding) this.#wire?.sync();
    this.#isEnding = true;
  }

  #send(statement: Statement, real: Wire): void {
    const wire = Object.assign(Object.create(real) as Wire, { sync: () => real.flush() });
    const refused = statement.submit(wire);
    if (refused) this.handleError(refused, real);
  }

  // What follows is called by the driver's client, whose active query this is until the end.

  submit(connection: unknown): null {
    this.#wire = connection as Wire;
    for (const statement of this.#open) this.#send(statement, this.#wire);
    if (this.#isEnding) this.#wire.sync();
    return null;
  }

  /** The client notes under it what was parsed. */
  get name(): string | undefined {
    return this.#open[0]?.name;
  }

  get text(): string {
    return this.#open[0]?.text ?? '';
  }

  handleRowDescription(message: unknown): void {
    this.#open[0]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#open[0]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown): void {
    const [done] = this.#open;
    if (!done || !this.#wire) return;
    done.handleCommandComplete(message, this.#wire);
    this.#open.shift();
    done.handleReadyForQuery(this.#wire);
  }

  handleReadyForQuery(): void {
    this.#ended.resolve();
  }

  /** PostgreSQL ignores all that was sent until the Sync. */
  handleError(error: Error, connection: unknown): void {
    this.#failure ??= error;
    this.#ended.reject(error);
    const open = this.#open;
    this.#open = [];
    for (const statement of open) {
      if (statement.name !== undefined) delete this.#wire?.submittedNamedStatements[statement.name];
      statement.handleError(error, connection as Wire);
    }
    if (!this.#isEnding) this.#wire?.sync();
  }
}

/** The query builder over the transaction, and its connection. */
export function builderOver(transaction: ReadTransaction): { tx: Transaction<Tables>; reads: Reads } {
  const connection = new OneConnection(transaction);
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nested,
    commitTransaction: nested,
    rollbackTransaction: nested,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
  const tx = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as Transaction<Tables>;
  return { tx, reads: connection };
}

/** What can send several statements as one. */
export interface Reads {
  /** What is executed until the next turn of the event loop is sent as one statement. */
  gather(): void;
}

const nested = () => Promise.reject(new Error('This is in a transaction already'));

/** At the start of a statement that its connection plans once, with the same plan for all values. */
const PREPARED = '/* prepared */';
/** Few are written so. */
const names = new Map<string, string>();

/** The name of a statement that begins so. */
export function nameOf(text: string): string | undefined {
  if (!text.startsWith(PREPARED)) return undefined;
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
  return name;
}

interface Gathered {
  sent: Sent;
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: unknown) => void;
}

class OneConnection implements DatabaseConnection, Reads {
  readonly #transaction: ReadTransaction;
  #gathered: Gathered[] | null = null;
  constructor(transaction: ReadTransaction) {
    this.#transaction = transaction;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const gathered = this.#gathered;
    const sent = { text: sql, values: parameters };
    if (gathered && canBeJoined(sent)) {
      const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>[]>();
      gathered.push({ sent, resolve, reject });
      return { rows: (await promise) as R[] };
    }
    const { command, rowCount, rows, fields } = await this.#transaction.run(sql, parameters, nameOf(sql));
    if (gathered && isNew(sent)) learn(sql, fields);
    const writes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows as R[], ...(writes && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  gather(): void {
    const gathered: Gathered[] = (this.#gathered ??= []);
    // The query builder comes here within the same turn, after some awaits.
    setImmediate(() => {
      if (this.#gathered !== gathered) return;
      this.#gathered = null;
      if (gathered.length > 0) void this.#sendAsOne(gathered);
    });
  }

  async #sendAsOne(gathered: readonly Gathered[]): Promise<void> {
    try {
      const { text, values } = joined(gathered.map(({ sent }) => sent));
      const { rows } = await this.#transaction.run(text, values);
      const [row = {}] = rows as Record<string, unknown>[];
      for (const [index, { sent, resolve }] of gathered.entries()) resolve(rowsOf(sent, index, row));
    } catch (error) {
      for (const { reject } of gathered) reject(error);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A read is not streamed');
  }
}
