/** What `npm run user -- COMMAND` does: roles and sessions of accounts. */
import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@aivy/contracts';
import { requireTarget, UsageError } from '@aivy/server-kit/command';
import { Accounts } from './accounts.js';
import { distress } from './distress.js';

const USAGE = `usage: npm run user -- COMMAND

  role EMAIL ROLE      makes the account a ${ROLES.join(', ')}; open sessions have the role at once
  list [--role ROLE]   accounts with role, when they were made and when they last signed in
  end-sessions EMAIL   signs the account out everywhere
  distress             lists open messages that show distress, most serious first
  distress --handled ID [--note TEXT]   marks a message as handled
  distress --contact ID                 shows the student's name and email (logged)

Commands work on the system of DATABASE_URL and REDIS_URL, or on the one that npm start runs here.`;

const whenHeard = (told: boolean): string =>
  told ? '' : ' Redis could not be told: running gateways follow within a minute.';
const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

function roleOf(text: string | undefined): Role {
  const role = ROLES.find((each) => each === text);
  if (!role) throw new UsageError(`There is no role ${text ?? ''}; roles are ${ROLES.join(', ')}.`);
  return role;
}

/** @returns what to tell the operator. @throws UsageError, or an ERR_PARSE_ARGS error, for what the operator can mend */
export async function run(args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const options = { role: text, handled: text, note: text, contact: text };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command, email, role, ...more] = positionals;
  if (command === 'role' && email && more.length === 0 && values.role === undefined) {
    const wanted = roleOf(role);
    return Accounts.with(requireTarget(), async (accounts) => {
      const { before, told } = await accounts.setRole(email, wanted);
      return `${email} is ${wanted} now (was ${before}).${whenHeard(told)}`;
    });
  }
  if (command === 'list' && email === undefined) {
    const only = values.role === undefined ? undefined : roleOf(values.role);
    return Accounts.with(requireTarget(), async (accounts) => {
      const lines = await accounts.list(only);
      const rows = lines.map(
        (each) =>
          `${each.role.padEnd(8)}  ${each.email.padEnd(36)}  made ${day(each.created_at)}  last signed in ${day(each.last_sign_in_at)}  ${each.name}`,
      );
      return [...rows, `${lines.length} ${lines.length === 1 ? 'account' : 'accounts'}`].join('\n');
    });
  }
  if (command === 'end-sessions' && email && role === undefined && values.role === undefined) {
    return Accounts.with(requireTarget(), async (accounts) => {
      const { ended, told } = await accounts.endSessions(email);
      return `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email} ended.${whenHeard(told)}`;
    });
  }
  const { role: _, ...order } = values;
  if (command === 'distress' && email === undefined) return distress(requireTarget(), order);
  throw new UsageError(USAGE);
}
