import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { addEventHandler, getState, resetState, run, setState } from 'jest-circus';
import { bundleSpec } from './bundle-spec.mjs';
import { extractExpectationFaults, putBack } from './jest-globals.mjs';

/** Errors that no test caught while one ran, as a timer's. */
let stray = [];
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => stray.push(error));

/** The file whose tests run; jest-circus has one list of handlers for all. */
let current = null;
addEventHandler((event) => current?.heard(event));

const namesOf = (test) => {
  const names = [];
  for (let at = test; at.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
};

function* testsIn(block) {
  for (const child of block.children) {
    if (child.type === 'test') yield child;
    else yield* testsIn(child);
  }
}

/** One spec file, compiled once, loaded anew when its modules must be, its tests run any number of times. */
export class SpecFile {
  #file;
  #tier;
  #bundle = '';
  #loads = 0;
  #state = null;
  #chosen = null;

  constructor(file, tier) {
    this.#file = file;
    this.#tier = tier;
  }

  async compile() {
    this.#bundle = await bundleSpec(this.#file, this.#tier);
  }

  async load() {
    resetState();
    await import(`${pathToFileURL(this.#bundle).href}?${(this.#loads += 1)}`);
    this.#state = getState();
    this.#state.testTimeout = 30_000;
  }

  #id(test) {
    return `${path.relative(process.cwd(), this.#file)}: ${namesOf(test)}`;
  }

  /** Which test a mutant's coverage belongs to, and what it took. */
  heard(event) {
    const { __stryker__: stryker } = globalThis;
    if (event.name === 'test_start') {
      stryker.currentTestId = this.#id(event.test);
      stray = [];
    } else if (event.name === 'test_done') {
      event.test.errors.push(...extractExpectationFaults(), ...stray.map((error) => [error, undefined]));
      stryker.currentTestId = undefined;
      if (this.#chosen.bail && event.test.errors.length > 0) this.#chosen.over = true;
    }
  }

  /** @param {{ wants: (id: string) => boolean, bail: boolean }} choice */
  async run({ wants, bail }) {
    const tests = [...testsIn(this.#state.rootDescribeBlock)].filter((test) => wants(this.#id(test)));
    if (tests.length === 0) return [];
    const chosen = new Set(tests);
    for (const test of tests)
      Object.assign(test, {
        errors: [],
        status: null,
        invocations: 0,
        startedAt: null,
        duration: null,
        seenDone: false,
      });
    setState(this.#state);
    this.#chosen = { bail, over: false };
    const ids = new Set(tests.map(namesOf));
    this.#state.testNamePattern = { test: (names) => !this.#chosen.over && ids.has(names) };
    this.#state.unhandledErrors = [];
    current = this;
    try {
      await run();
    } finally {
      current = null;
      putBack();
    }
    return [...chosen]
      .filter((test) => test.startedAt !== null && test.mode !== 'todo')
      .map((test) => {
        const about = {
          id: this.#id(test),
          name: namesOf(test),
          timeSpentMs: test.duration ?? 0,
          fileName: this.#file,
        };
        return test.errors.length > 0
          ? { ...about, status: TestStatus.Failed, failureMessage: String([test.errors[0]].flat()[0]) }
          : { ...about, status: TestStatus.Success };
      });
  }
}
