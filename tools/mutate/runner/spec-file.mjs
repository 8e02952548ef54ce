import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { addEventHandler, getState, resetState, run, setState } from 'jest-circus';
import { bundleSpec } from './bundle-spec.mjs';
import { expectationFaults, putBack } from './jest-globals.mjs';
import { stryker } from './stryker-context.mjs';

/** @typedef {import('jest-circus').State['rootDescribeBlock']} DescribeBlock */
/** @typedef {Extract<DescribeBlock['children'][number], { type: 'test' }>} TestEntry */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */

/** As for `npm test`; a mutant that has a test wait for ever is not worth as much. */
const TEST_TIMEOUT_MS = 30_000;
const MUTANT_TIMEOUT_MS = 10_000;

/** Errors that no test caught while one ran, as a timer's. @type {unknown[]} */
let stray = [];
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => stray.push(error));

/**
 * Who listens to the tests that run; jest-circus has one list of handlers for all files.
 * @type {((event: import('jest-circus').Event) => void) | null}
 */
let listener = null;
addEventHandler((event) => listener?.(event));

/** @param {TestEntry} test */
function namesOf(test) {
  const names = [];
  for (let /** @type {TestEntry | DescribeBlock} */ at = test; at.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
}

/** @param {DescribeBlock} block @returns {Generator<TestEntry>} */
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
  #state = getState();
  #bail = false;
  #over = false;

  /** @param {string} file @param {'server' | 'web'} tier */
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
  }

  /** @param {TestEntry} test */
  #id(test) {
    return `${path.relative(process.cwd(), this.#file)}: ${namesOf(test)}`;
  }

  /**
   * Which test a mutant's coverage belongs to, and what it took.
   * @param {import('jest-circus').Event} event
   */
  #heard(event) {
    if (event.name === 'test_start') {
      stryker.currentTestId = this.#id(event.test);
      stray = [];
    } else if (event.name === 'test_done') {
      event.test.errors.push(...expectationFaults(), ...stray);
      stryker.currentTestId = undefined;
      if (this.#bail && event.test.errors.length > 0) this.#over = true;
    }
  }

  /**
   * @param {{ wants: (id: string) => boolean, bail: boolean }} choice `bail`: none after one that failed
   * @returns {Promise<TestResult[]>}
   */
  async run({ wants, bail }) {
    const tests = [...testsIn(this.#state.rootDescribeBlock)].filter((test) => wants(this.#id(test)));
    if (tests.length === 0) return [];
    const anew = { errors: [], status: null, invocations: 0, startedAt: null, duration: null, seenDone: false };
    for (const test of tests) Object.assign(test, structuredClone(anew));
    setState(this.#state);
    this.#state.testTimeout = bail ? MUTANT_TIMEOUT_MS : TEST_TIMEOUT_MS;
    this.#bail = bail;
    this.#over = false;
    const chosen = new Set(tests.map(namesOf));
    /** @param {string} names */
    const isChosen = (names) => !this.#over && chosen.has(names);
    this.#state.testNamePattern = Object.assign(/./, { test: isChosen });
    this.#state.unhandledErrors = [];
    listener = (event) => this.#heard(event);
    try {
      await run();
    } finally {
      listener = null;
      putBack();
    }
    return tests
      .filter(({ startedAt, mode }) => startedAt != null && mode !== 'todo')
      .map((test) => this.#result(test));
  }

  /** @param {TestEntry} test @returns {TestResult} */
  #result(test) {
    const about = {
      id: this.#id(test),
      name: namesOf(test),
      timeSpentMs: test.duration ?? 0,
      fileName: this.#file,
    };
    return test.errors.length > 0
      ? { ...about, status: TestStatus.Failed, failureMessage: String([test.errors[0]].flat()[0]) }
      : { ...about, status: TestStatus.Success };
  }
}
