import { addDays, localDateOf, type LocalDate } from '@aivy/exam';
import { ItemPool, loadBank, practicePool } from '@aivy/item-bank';
import { seededRandom } from '@aivy/psychometrics';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { UsageError } from '@aivy/server-kit/command';
import { live } from './life.js';
import { DEMO_DOMAIN, drawPerson } from './person.js';
import { uuidFrom } from './random-id.js';
import { Ids } from './ids.js';
import { Rows } from './rows.js';
import { Student, type World } from './student.js';
import { writeRows } from './write.js';

export interface Wish {
  students: number;
  weeks: number;
  seed: number;
  /** The last day of which anything is told. */
  until: LocalDate;
  /** Also where real students are. */
  beside: boolean;
  /** For all made-up accounts. */
  password: string;
  onProgress: (done: number) => void;
}

export interface Made {
  students: number;
  rows: number;
  /** For all made-up accounts. */
  password: string;
  /** Addresses of an analyst, an operator and the first students. */
  staff: Record<'analyst' | 'operator', string>;
  firstStudents: string[];
}

/** Students of one transaction. */
const AT_ONCE = 50;
/** The first of the newest students are as old as this, days: everybody has had a week. */
const YOUNGEST_DAYS = 7;
const STAFF = ['analyst', 'operator'] as const;
/** Where demo students have rows. */
const SCHEMAS = ['chat', 'aivydaily', 'plan', 'full_test', 'diagnostic', 'auth'];

/** Works on a database and lets go of it. @throws UsageError for what the operator can mend */
async function withDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Made-up students with all that weeks of learning leave behind. */
export async function makeDemo(databaseUrl: string, wish: Wish): Promise<Made> {
  const bank = await loadBank(databaseUrl);
  return withDatabase(databaseUrl, async (client) => {
    await insistOnRoom(client, wish);
    const [sessions, talks] = [
      new Ids(client, 'aivydaily.sessions', 'conversation_id'),
      new Ids(client, 'chat.conversations', 'id'),
    ];
    const world: World = {
      bank,
      practice: practicePool(bank),
      test: ItemPool.of(bank, 'test'),
      rows: new Rows(),
      nextSession: () => sessions.next(),
      nextTalk: () => talks.next(),
    };
    const password = await hash(wish.password);
    const firstStudents: string[] = [];
    let rows = 0;
    for (let done = 0; done < wish.students;) {
      const batch = Math.min(AT_ONCE, wish.students - done);
      await sessions.reserve();
      await talks.reserve();
      for (let index = done; index < done + batch; index += 1) firstStudents.push(tell(world, wish, index));
      rows += await inTransaction(client, () =>
        writeRows(client, world.rows, { 'auth.users': { password_hash: password } }),
      );
      done += batch;
      wish.onProgress(done);
    }
    const staff = await addStaff(client, wish, password);
    await client.query('analyze');
    return { students: wish.students, rows, password: wish.password, staff, firstStudents: firstStudents.slice(0, 3) };
  });
}

/** Removes them again, with everything they have. @returns how many accounts */
export const removeDemo = (databaseUrl: string): Promise<number> =>
  withDatabase(databaseUrl, (client) =>
    inTransaction(client, async () => {
      const { rows } = await client.query<{ user_id: string }>('select user_id from auth.users where email like $1', [
        `%@${DEMO_DOMAIN}`,
      ]);
      const ids = rows.map((row) => row.user_id);
      for (const table of await tablesOfUsers(client))
        await client.query(`delete from ${table} where user_id = any($1)`, [ids]);
      await client.query('delete from analyst.report_jobs where created_by = any($1)', [ids]);
      return ids.length;
    }),
  );

async function insistOnRoom(client: pg.Client, { beside }: Wish): Promise<void> {
  const { rows } = await client.query<{ real: number; demo: number }>(
    `select count(*) filter (where email not like $1 and role = 'student')::int as real, count(*) filter (where email like $1)::int as demo from auth.users`,
    [`%@${DEMO_DOMAIN}`],
  );
  const { real = 0, demo = 0 } = rows[0] ?? {};
  if (demo > 0) throw new UsageError(`There are ${demo} demo accounts already: remove them with --remove first.`);
  if (real > 0 && !beside)
    throw new UsageError(`There are ${real} students here. To put made-up ones beside them, say --beside.`);
}

/** @returns the student's address */
function tell(world: World, { weeks, seed, until }: Wish, index: number): string {
  // A source of their own: a student stays the same however many others there are.
  const random = seededRandom(seed * 1_000_003 + index);
  const person = drawPerson(random, index);
  const age = YOUNGEST_DAYS + random.int(Math.max(1, 7 * weeks - YOUNGEST_DAYS));
  const span = {
    from: addDays(until, -age),
    until: Math.min(Date.now(), Date.parse(`${addDays(until, 1)}T00:00:00Z`)),
  };
  live(world, new Student(person, random), span);
  return person.email;
}

async function addStaff(client: pg.Client, { seed }: Wish, password: string): Promise<Made['staff']> {
  const random = seededRandom(seed);
  const staff = STAFF.map((role) => [role, `${role}@${DEMO_DOMAIN}`] as const);
  for (const [role, email] of staff)
    await client.query(
      `insert into auth.users (user_id, email, name, password_hash, role) values ($1, $2, $3, $4, $5)`,
      [uuidFrom(random), email, `Demo ${role}`, password, role],
    );
  return Object.fromEntries(staff) as Made['staff'];
}

/** Children before parents where nothing cascades. */
async function tablesOfUsers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'user_id' and t.table_type = 'BASE TABLE' and c.table_schema = any($1)
     order by array_position($1, c.table_schema::text), c.table_name`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export const today = (): LocalDate => localDateOf(new Date(), 'UTC');
