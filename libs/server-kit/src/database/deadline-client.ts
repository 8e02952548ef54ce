import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { currentRequest } from '../request/request-context.js';
import { steadyNow } from '../time/steady-clock.js';
import { tracedStatement } from '../trace/traced-statement.js';

/** A statement on behalf of a call that has longer is given up after this: a frozen database must be told from a slow mail server. */
const LONGEST_STATEMENT_MS = 4_500;
/** Whatever is not surely a look is guarded: a statement that begins with anything else may write. */
const READ = /^\s*(select|show)\b/i;
/**
 * Leads a statement whose late effect harms nobody: one that its caller sends again until it is answered, and that changes
 * nothing the second time. It goes without a transaction of its own, which would cost two more round trips.
 */
export const LATE_IS_HARMLESS = '/* late is harmless */';

const LOST = 'the connection to the database was lost while it was to commit';
const NO_ANSWER = 'no answer from the database in the time of the call';

/**
 * The database did not answer in the time of a call, or at all. `isUnknown`: it was on its way to commit, so nobody knows
 * whether it has.
 */
export class DatabaseTimeout extends Error {
  constructor(
    message: string,
    readonly isUnknown = false,
  ) {
    super(message);
  }
}

type Query = (text: unknown, values?: unknown) => Promise<unknown>;

/**
 * A connection that works for a request only while its caller waits. After the deadline it sends nothing but ROLLBACK,
 * so a handler that was held up (a frozen process, a lock, a frozen database) cannot commit late. A write outside of a
 * transaction gets one, because a statement that PostgreSQL reads late must not take effect without a COMMIT sent in
 * time; `LATE_IS_HARMLESS` names the exception. An answer that does not come in time ends the connection: nobody knows
 * what it would still do.
 */
export class DeadlineClient extends pg.Client {
  private readonly send: Query;
  private inTransaction = false;
  /** Until what is prepared is outdated: then statements go as they are, up to the end of the connection. */
  protected prepares = true;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const plain = super.query.bind(this) as Query;
    const send: Query = async (text, values) => {
      try {
        return await (this.prepares ? plain(...prepared(text, values)) : plain(text, values));
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // Nothing was executed; in a transaction, though, nothing can be any more.
        this.prepares = false;
        if (this.inTransaction || currentRequest()?.deadline === undefined || !goesAlone(String(text))) throw error;
        return plain(text, values);
      }
    };
    this.send = (text, values) => tracedStatement(text, () => send(text, values));
    const given = this.query.bind(this) as (...parts: unknown[]) => unknown;
    // The overloads of `query` are many; TypeORM uses text and values, whatever else comes passes as it is.
    this.query = ((...parts: unknown[]) => {
      const deadline = currentRequest()?.deadline;
      const [text, values, callback] = parts;
      if (deadline === undefined || typeof text !== 'string' || typeof values === 'function' || callback !== undefined)
        return callback === undefined && Array.isArray(values) ? this.send(text, values) : given(...parts);
      return this.forRequest(text, values, deadline);
    }) as typeof this.query;
  }

  private async forRequest(text: string, values: unknown, deadline: number): Promise<unknown> {
    if (text === 'ROLLBACK' || text === 'COMMIT') this.inTransaction = false;
    if (text === 'START TRANSACTION') {
      this.inTransaction = true;
      return this.inTime(begin(deadline), undefined, deadline);
    }
    if (this.inTransaction || goesAlone(text) || text === 'ROLLBACK' || text === 'COMMIT')
      return this.inTime(text, values, deadline);
    await this.inTime(begin(deadline), undefined, deadline);
    try {
      const result = await this.inTime(text, values, deadline);
      await this.inTime('COMMIT', undefined, deadline);
      return result;
    } catch (error) {
      await this.inTime('ROLLBACK', undefined, deadline).catch(() => undefined);
      throw error;
    }
  }

  private async inTime(text: string, values: unknown, deadline: number): Promise<unknown> {
    const left = deadline - steadyNow();
    const rollback = text === 'ROLLBACK';
    if (left <= 0 && !rollback) throw new DatabaseTimeout(`the time of the call was over before ${text.slice(0, 40)}`);
    // A ROLLBACK after the deadline still gets a moment: the connection goes back to the pool clean, or not at all.
    let abandoned = false;
    const abandon = (): void => {
      abandoned = true;
      this.abandon();
    };
    const timer = setTimeout(abandon, Math.min(Math.max(left, rollback ? 200 : 0), LONGEST_STATEMENT_MS));
    try {
      return await this.send(text, values);
    } catch (error) {
      if (abandoned) throw new DatabaseTimeout(NO_ANSWER, text === 'COMMIT');
      // What PostgreSQL itself says of a commit comes with a severity; anything else is a connection that was lost meanwhile.
      throw text === 'COMMIT' && !(error instanceof pg.DatabaseError && !isShutdown(error))
        ? new DatabaseTimeout(LOST, true)
        : error;
    } finally {
      clearTimeout(timer);
    }
  }

  private abandon(): void {
    const { connection } = this as unknown as { connection: { stream: Socket } };
    connection.stream.destroy(new Error(NO_ANSWER));
  }
}

/** Said of whatever was under way when PostgreSQL went down (class 57P), a commit that is done included. */
const isShutdown = ({ code }: pg.DatabaseError): boolean => code?.startsWith('57P') === true;

/** Does a statement need no transaction of its own? */
const goesAlone = (text: string): boolean => READ.test(text) || text.startsWith(LATE_IS_HARMLESS);

/** For a pooler that gives every transaction another connection: nothing is prepared that would have to be there later. */
export class UnpreparedClient extends DeadlineClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.prepares = false;
  }
}

/**
 * A migration has changed what a prepared statement gives back, the server has forgotten it (`discard all`), or there is
 * one already: a pooler lies between that gives the connection to others in turn.
 */
function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '26000' || code === '42P05' || (code === '0A000' && String(message).includes('cached plan'));
}

/** A connection keeps so many statements ready; what programs make up anew each time must not fill it. */
const MOST_PREPARED = 300;
/** Names of statements, the same on every connection. */
const names = new Map<string, string>();

/**
 * A statement with values under a name: the server reads and plans it once a connection, which is half the work of a short
 * one. Statements without values go as they are: several of them may be one text.
 */
function prepared(text: unknown, values: unknown): [unknown, unknown?] {
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return [text, values];
  const known = names.get(text);
  if (known === undefined && names.size >= MOST_PREPARED) return [text, values];
  // Told by its text: where a pooler gives one connection to several programs, a name never means another's statement.
  const name = known ?? `aivy-${hash('sha256', text, 'hex').slice(0, 32)}`;
  names.set(text, name);
  return [{ name, text, values }];
}

/** One message: the transaction and the longest that PostgreSQL itself may work or wait for a lock in it. */
function begin(deadline: number): string {
  const left = Math.max(1, Math.min(LONGEST_STATEMENT_MS, Math.floor(deadline - steadyNow())));
  return `START TRANSACTION; SET LOCAL statement_timeout = ${left}`;
}
