import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Marionette } from './marionette.js';
import { eventually } from './world.js';

const NAMES = ['firefox', 'firefox-esr'];

/** FIREFOX_PATH, else the Firefox of the system; null where there is none. */
export function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((dir) => NAMES.map((name) => path.join(dir, name))).find((file) => existsSync(file)) ?? null;
}

/** One node of Firefox' accessibility tree. */
export interface FirefoxNode {
  role: string;
  name: string;
  level: string;
  states: string[];
  children: FirefoxNode[];
}

/** Runs with the rights of the browser itself: the tree as it is handed to a screen reader; null until it stands. */
const TREE = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const frame = service.getAccessibleFor(gBrowser.selectedBrowser);
  const statesOf = (node) => {
    const [state, extra] = [{}, {}];
    node.getState(state, extra);
    const list = service.getStringStates(state.value, extra.value);
    return Array.from({ length: list.length }, (_, index) => list.item(index));
  };
  const levelOf = (node) => {
    try { return node.attributes.getStringProperty('level'); } catch { return ''; }
  };
  const read = (node) => {
    const children = [];
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(read(child));
    const role = node.computedARIARole || service.getStringRole(node.role);
    return { role, name: node.name ?? '', level: levelOf(node), states: statesOf(node), children };
  };
  return frame && frame.firstChild ? read(frame.firstChild) : null;`;

/** A headless Firefox with an empty profile, on one page. Playwright drives a build of its own alone, so this one does. */
export class Firefox {
  private constructor(
    private readonly marionette: Marionette,
    private readonly end: () => Promise<void>,
  ) {}

  static async launch(program: string): Promise<Firefox> {
    const profile = await mkdtemp(path.join(tmpdir(), 'aivy-firefox-'));
    await writeFile(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    const switches = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
    const process = spawn(program, [...switches, '--profile', profile], { stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => {
      process.once('exit', () => resolve());
      process.once('error', () => resolve());
    });
    const end = async (): Promise<void> => {
      process.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    };
    try {
      const port = await eventually(
        async () => Number(await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '0')),
        (number) => number > 0,
        'the start of Firefox',
      );
      const marionette = await Marionette.open(port);
      await marionette.send('WebDriver:NewSession');
      return new Firefox(marionette, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  async goto(url: string): Promise<void> {
    await this.marionette.send('WebDriver:Navigate', { url });
  }

  /** @param script body of a function, in the page */
  run<T>(script: string): Promise<T> {
    return this.runIn<T>('content', script);
  }

  /** Clicks once it is there. @param element an expression of the page */
  async click(element: string): Promise<void> {
    await eventually(
      () => this.run<boolean>(`const it = ${element}; it?.click(); return Boolean(it);`),
      (there) => there,
      `${element} to click`,
    );
  }

  /** What a screen reader is given, once it stands still: the tree follows the page some moments later. */
  async tree(): Promise<FirefoxNode> {
    let before = '';
    const tree = await eventually(
      () => this.runIn<FirefoxNode | null>('chrome', TREE),
      (node) => {
        const now = JSON.stringify(node);
        const rests = now === before;
        before = now;
        return rests && node !== null && node.children.length > 0;
      },
      "Firefox' accessibility tree",
    );
    if (!tree) throw new Error('Firefox has no accessibility tree');
    return tree;
  }

  async close(): Promise<void> {
    this.marionette.close();
    await this.end();
  }

  private async runIn<T>(context: 'content' | 'chrome', script: string): Promise<T> {
    await this.marionette.send('Marionette:SetContext', { value: context });
    const answer = await this.marionette.send('WebDriver:ExecuteScript', { script, args: [] });
    return (answer as { value: T }).value;
  }
}
