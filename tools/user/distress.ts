/** What `npm run user -- distress` does: students' messages that show distress, over all services that store talks. */
import {
  DISTRESS_GRADES,
  DISTRESS_PLACE_NAMES,
  DomainError,
  handleChatDistress,
  handlePracticeDistress,
  listChatDistress,
  listPracticeDistress,
  mergeDistress,
  showContact,
  type Caller,
  type DistressList,
  type DistressMessage,
} from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { RpcClient } from '@aivy/server-kit';
import { UsageError, type Target } from '@aivy/server-kit/command';

/** The command line of the installation has no account. */
const CALLER: Caller = { requestId: 'user-command' };
/** Characters of a message id that name a message. */
const SHORT = 8;
/** How long to wait for a service: one that is away must not keep the other's messages back. */
const LOOK_MS = 2_000;

export interface DistressOrder {
  handled?: string | undefined;
  note?: string | undefined;
  contact?: string | undefined;
}

/** @returns the lines to print. @throws UsageError for anything the operator can fix */
export async function distress({ redisUrl, keyPrefix }: Target, order: DistressOrder): Promise<string> {
  if (!redisUrl)
    throw new UsageError("REDIS_URL isn't set. Set it to the system's Redis, or start one here: npm start");
  if (order.handled !== undefined && order.contact !== undefined)
    throw new UsageError('Give either --handled or --contact, not both.');
  if (order.note !== undefined && order.handled === undefined)
    throw new UsageError('--note needs a message: npm run user -- distress --handled ID --note TEXT');
  const rpc = new RpcClient({ redisUrl, prefix: keyPrefix, source: 'user' });
  try {
    const found = await look(rpc);
    if (order.handled !== undefined) return await handle(rpc, messageOf(found.list, order.handled), order.note);
    if (order.contact !== undefined) return await contact(rpc, messageOf(found.list, order.contact));
    return lines(found).join('\n');
  } catch (error) {
    if (error instanceof DomainError) throw new UsageError(`${error.message} (${error.code})`);
    throw error;
  } finally {
    await rpc.close();
  }
}

interface Found {
  list: DistressList;
  /** Services that didn't answer. */
  missing: string[];
}

async function look(rpc: RpcClient): Promise<Found> {
  const sources = [
    { name: 'practice (aivydaily)', call: listPracticeDistress },
    { name: 'the chat (chat)', call: listChatDistress },
  ];
  const lists = await Promise.allSettled(
    sources.map(({ call }) => rpc.call(call, CALLER, {}, { timeLeftMs: LOOK_MS })),
  );
  return {
    list: mergeDistress(lists.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))),
    missing: sources.filter((_, index) => lists[index]!.status === 'rejected').map(({ name }) => name),
  };
}

function lines({ list: { open, open_count: count }, missing }: Found): string[] {
  return [
    ...open.map(lineOf),
    `${count} open${count > open.length ? `, ${open.length} shown` : ''}`,
    ...missing.map(
      (name) => `We couldn't reach ${name}. Its messages are missing here. Start it, then run this again.`,
    ),
  ];
}

function lineOf({ grade, said_at, place, skill, user_id, message_id, message }: DistressMessage): string {
  const about = SKILLS.find(({ id }) => id === skill)?.name;
  const where = `${DISTRESS_PLACE_NAMES[place]}${about ? `, ${about}` : ''}`;
  return `${message_id.slice(0, SHORT)}  ${grade} ${DISTRESS_GRADES[grade].padEnd(9)}  ${said_at} UTC  ${where}  student ${user_id}\n          ${message.replace(/\s+/g, ' ')}`;
}

function messageOf({ open, handled }: DistressList, id: string): DistressMessage {
  if (id.length < SHORT) throw new UsageError(`Give at least the first ${SHORT} characters of the ID, not ${id}.`);
  const found = [...open, ...handled].filter(({ message_id: each }) => each.startsWith(id));
  if (found.length !== 1) throw new UsageError(`Message ${id} not found. List them: npm run user -- distress`);
  return found[0]!;
}

async function handle(
  rpc: RpcClient,
  { user_id, message_id, place, handled }: DistressMessage,
  note?: string,
): Promise<string> {
  // The first note stays: it says who was called, and when.
  if (handled) return `Message ${message_id.slice(0, SHORT)} was already marked as handled. Its first note stays.`;
  const call = place === 'practice' ? handlePracticeDistress : handleChatDistress;
  await rpc.call(call, CALLER, { user_id, message_id, ...(note !== undefined && { note }) });
  return `Message ${message_id.slice(0, SHORT)} marked as handled.`;
}

async function contact(rpc: RpcClient, { user_id }: DistressMessage): Promise<string> {
  const { name, email } = await rpc.call(showContact, CALLER, { user_id });
  return `${name} <${email}>  student ${user_id}`;
}
