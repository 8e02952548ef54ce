// docker-compose.yml run as a project of its own, whose containers and volumes go with it.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { docker } from '../image/docker.mjs';
import { Fault } from '../../lib/fault.mjs';
import { ROOT } from '../../lib/workspace.mjs';

const PROJECT = 'aivy-drill';
/** @type {readonly (readonly [string, ...string[]])[]} the plugin, and the program that was there before it */
const COMMANDS = [['docker', 'compose'], ['docker-compose']];

/** @typedef {{ id: string, service: string, running: boolean, health: string }} Container `health` is '' where nobody asks for it */

export class Compose {
  #command;

  constructor() {
    const found = COMMANDS.find(([program, ...words]) => spawnSync(program, [...words, 'version']).status === 0);
    if (!found) throw new Fault('This needs Docker Compose.');
    this.#command = found;
  }

  /** @param {string[]} args @returns {[string, string[]]} */
  #words(args) {
    const [program, ...words] = this.#command;
    return [program, [...words, '-p', PROJECT, ...args]];
  }

  /** Its output is shown. @param {string[]} args @throws Fault */
  async run(...args) {
    const child = spawn(...this.#words(args), { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
    if (code !== 0) throw new Fault(`docker compose ${args.join(' ')} ended with ${code}.`);
  }

  /** @returns {Promise<string[]>} names of all services of the file */
  async services() {
    const { stdout } = await promisify(execFile)(...this.#words(['config', '--services']), { cwd: ROOT });
    return stdout.trim().split('\n');
  }

  /** @returns {Promise<Container[]>} those of the project, ended ones too */
  async containers() {
    const ids = await docker('ps', '-aq', '--filter', `label=com.docker.compose.project=${PROJECT}`);
    if (ids === '') return [];
    const inspected = await docker('inspect', ...ids.split('\n'));
    return JSON.parse(inspected).map((/** @type {any} */ { Id, State, Config }) => ({
      id: Id,
      service: Config.Labels['com.docker.compose.service'],
      running: State.Running,
      health: State.Health?.Status ?? '',
    }));
  }
}
