import fs from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';

/** Variables of an item, as the player hands them back and takes them again. */
interface State {
  responseVariables: { identifier: string; value: unknown }[];
  outcomeVariables: { identifier: string; value: unknown }[];
}

interface Attempt {
  state: State;
}

interface Player {
  loadItemFromXml: (xml: string, configuration: object) => void;
  suspendAttempt: (target: string) => void;
  endAttempt: (target: string) => void;
}

/** Longer than any item takes on a busy machine. */
const PATIENCE_MS = 20_000;

const require = createRequire(import.meta.url);
/** The player as browsers load it, after the library that it is written with. */
const PLAYER = require.resolve('qti3-item-player/dist/qti3Player.umd.min.js');
const LIBRARY = createRequire(PLAYER).resolve('vue/dist/vue.min.js');

/**
 * A public player of QTI 3 (qti3-item-player, MIT) in a page without a screen: it shows items and scores responses by the
 * standard's rules in its own way, and knows nothing of Aivy.
 */
export class PublicPlayer {
  private loads = 0;

  private constructor(
    private readonly dom: JSDOM,
    private readonly player: Player,
    private readonly heard: Map<string, (value: unknown) => void>,
  ) {}

  static async start(): Promise<PublicPlayer> {
    const dom = new JSDOM('<!doctype html><div id="app"></div>', {
      runScripts: 'outside-only',
      pretendToBeVisual: true,
    });
    const { window } = dom;
    // An editor within it asks for what old browsers have; it says all it does to the console.
    Object.assign(window.document, { execCommand: () => true });
    Object.assign(window.console, { log: () => undefined });
    for (const file of [LIBRARY, PLAYER]) window.eval(fs.readFileSync(file, 'utf8'));
    const heard = new Map<string, (value: unknown) => void>();
    const on = Object.fromEntries(
      [
        'notifyQti3PlayerReady',
        'notifyQti3ItemReady',
        'notifyQti3SuspendAttemptCompleted',
        'notifyQti3EndAttemptCompleted',
      ].map((name) => [name, (value: unknown) => heard.get(name)?.(value)]),
    );
    const { Vue, qti3Player } = window as unknown as {
      Vue: new (options: object) => { $mount: (at: Element | null) => void };
      qti3Player: { default?: object };
    };
    const ready = hear<Player>(heard, 'notifyQti3PlayerReady');
    new Vue({
      render: (create: (component: object, data: object) => unknown) =>
        create(qti3Player.default ?? qti3Player, {
          props: { suppressAlertMessages: true, suppressInvalidResponseMessages: true },
          on,
        }),
    }).$mount(window.document.querySelector('#app'));
    return new PublicPlayer(dom, await ready, heard);
  }

  /** Shows an item, as it was left where a state is given. @throws Error when the player does not show it */
  private async load(xml: string, state?: State): Promise<void> {
    const ready = hear(this.heard, 'notifyQti3ItemReady');
    // An item that it shows already is not loaded again: white space after the end makes another text of it.
    this.loads += 1;
    this.player.loadItemFromXml(`${xml.trimEnd()}${this.loads % 2 === 0 ? '\n' : ''}`, {
      guid: 'item',
      status: 'interacting',
      sessionControl: { max_attempts: 0, show_feedback: false, validate_responses: false },
      ...(state ? { state } : {}),
    });
    await ready;
  }

  /** What a student would read of an item, and the roles of what can be chosen or filled. */
  async show(xml: string): Promise<{ text: string; choices: string[]; fields: number; images: string[] }> {
    await this.load(xml);
    const { document } = this.dom.window;
    const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      text: textOf(document.body),
      choices: [...document.querySelectorAll('[role="radio"]')].map(textOf),
      images: [...document.querySelectorAll('img')].map((image) => image.alt),
      fields: document.querySelectorAll('input[type="text"]').length,
    };
  }

  /** The outcome variables after a response was processed, by their names. */
  async score(xml: string, responses: Readonly<Record<string, unknown>>): Promise<Map<string, unknown>> {
    await this.load(xml);
    const left = hear<Attempt>(this.heard, 'notifyQti3SuspendAttemptCompleted');
    this.player.suspendAttempt('leave');
    const { state: before } = await left;
    // A response that the item does not declare would be lost without a word.
    for (const [identifier, value] of Object.entries(responses)) {
      const variable = before.responseVariables.find((each) => each.identifier === identifier);
      if (!variable) throw new Error(`the player knows no response ${identifier}`);
      variable.value = value;
    }
    await this.load(xml, before);
    const ended = hear<Attempt>(this.heard, 'notifyQti3EndAttemptCompleted');
    this.player.endAttempt('score');
    const { state } = await ended;
    const kept = new Map(state.responseVariables.map(({ identifier, value }) => [identifier, value]));
    for (const [identifier, value] of Object.entries(responses))
      if (JSON.stringify(kept.get(identifier)) !== JSON.stringify(value))
        throw new Error(`the player took ${JSON.stringify(kept.get(identifier))} for ${JSON.stringify(value)}`);
    return new Map(state.outcomeVariables.map(({ identifier, value }) => [identifier, value]));
  }

  close(): void {
    this.dom.window.close();
  }
}

/** The next event of a name. Whoever asks for it may fail before it comes. */
function hear<T>(heard: Map<string, (value: unknown) => void>, name: string): Promise<T> {
  const event = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the player did not say ${name}`)), PATIENCE_MS);
    timer.unref();
    heard.set(name, (value) => {
      clearTimeout(timer);
      resolve(value as T);
    });
  });
  event.catch(() => undefined);
  return event;
}
