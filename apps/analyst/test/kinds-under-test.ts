import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ReportKindName, ReportParams } from '@aivy/contracts';
import { packBank, type BankSnapshot } from '@aivy/item-bank';
import type { DatabaseDefinition } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { HistoryPacker } from '../src/kinds/history-packer.js';
import { KINDS } from '../src/kinds/index.js';
import type { PublishedReport, Report, Value } from '../src/kinds/kind.js';
import { READS } from '../src/reads.js';
import { CursorDatabase } from '../src/run/read-database.js';

const OWNERS = ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat'];

/** A report with its rows by column name. */
export interface MadeReport extends Omit<Report, 'rows'> {
  rows: Record<string, Value>[];
}

/** The tables that reports read, empty, and the kinds that read them. */
export class KindsUnderTest {
  #bank: BankSnapshot = packBank();

  private constructor(
    readonly database: TestDatabase,
    private readonly reader: string,
  ) {}

  static async start(): Promise<KindsUnderTest> {
    const definitions: DatabaseDefinition[] = [];
    for (const owner of OWNERS) {
      const module = (await import(path.resolve(`apps/${owner}/src/database.ts`))) as { database: DatabaseDefinition };
      definitions.push(module.database);
    }
    const database = await testDatabase(definitions);
    const reader = `kinds_${randomBytes(6).toString('hex')}`;
    await database.query(`create role ${reader} login password 'once'`);
    for (const { table, columns } of READS) {
      await database.query(`grant usage on schema ${table.split('.')[0]!} to ${reader}`);
      await database.query(`grant select ${columns ? `(${columns.join(', ')})` : ''} on ${table} to ${reader}`);
    }
    return new KindsUnderTest(database, reader);
  }

  get bank(): BankSnapshot {
    return this.#bank;
  }

  /** Leaves these items in the bank: a report looks at every one, and thousands that no one has met only take time. */
  keepItems(ids: ReadonlySet<number>): void {
    const items = this.#bank.items().filter(({ id }) => ids.has(id));
    this.#bank = new Proxy(this.#bank, {
      get(bank, name) {
        const value: unknown = name === 'items' ? () => items : Reflect.get(bank, name, bank);
        return typeof value === 'function' ? value.bind(bank) : value;
      },
    });
  }

  /** A login that may read what `READS` names, and nothing else. */
  private get readerUrl(): string {
    return Object.assign(new URL(this.database.url), { username: this.reader, password: 'once' }).href;
  }

  query<Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.database.query<Row>(sql, values);
  }

  /** Adds rows to a table, columns as in the first one. */
  async insert(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    await this.query(
      `insert into ${table} (${Object.keys(rows[0]!).join(', ')}) overriding system value
      select ${Object.keys(rows[0]!).join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }

  /** Students of grades 9 to 12 in turn; every fourth one has extended time. @returns their ids */
  async students(count: number): Promise<string[]> {
    const users = Array.from({ length: count }, (_, index) => ({
      ...{
        user_id: randomUUID(),
        email: `secret-${index}@example.com`,
        name: `Secret Name ${index}`,
        password_hash: '',
      },
      ...{ state: 'OH', grade: 9 + (index % 4), school: 'Secret School', stage: 3, role: 'student', products: [1] },
      ...{ time_factor: index % 4 === 0 ? 1.5 : 1, created_at: '2026-01-01', last_sign_in_at: '2026-01-01' },
    }));
    await this.insert('auth.users', users);
    return users.map(({ user_id: id }) => id);
  }

  async make(
    kind: ReportKindName,
    params: Partial<ReportParams> = {},
    published: readonly PublishedReport[] = [],
  ): Promise<MadeReport> {
    const database = await CursorDatabase.open(this.readerUrl, 60);
    const packer = new HistoryPacker();
    for (const each of published) packer.add(each);
    try {
      const { rows, ...report } = await KINDS[kind]!.make({
        params: { group: {}, period: { from: '2026-09-01', to: '2026-11-15' }, ...params },
        database,
        bank: () => Promise.resolve(this.bank),
        published: packer.history,
        progress: () => undefined,
        signal: new AbortController().signal,
      });
      const all: Record<string, Value>[] = [];
      for await (const row of rows)
        all.push(Object.fromEntries(report.columns.map(({ name }, index) => [name, row[index] ?? null])));
      return { ...report, rows: all };
    } finally {
      await database.close();
    }
  }

  async close(): Promise<void> {
    await this.query(`drop owned by ${this.reader}`);
    await this.query(`drop role ${this.reader}`);
    await this.database.drop();
  }
}
