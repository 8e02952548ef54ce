/**
 * A test runner for Stryker that holds the compiled specs in one process. Stryker's own jest runner starts jest for
 * every mutant: about a second each, and more than half an hour for what takes minutes here. The tests run by jest's
 * parts (jest-circus, expect, jest-mock, fake timers), so that they mean what they mean under `npm test`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { stryker } from './stryker-context.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult */
/** @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions */
/** @typedef {{ specs: string[], tier: 'server' | 'web' }} Told what tools/mutate/main.mjs tells this runner */

/** Most mutants die by a quick test: those that took up to so many milliseconds without a mutant go first. */
const WAVES_MS = [5, 50, 500, Number.POSITIVE_INFINITY];

/** What each test took in the dry run, for the other processes; in the sandbox. */
const USUAL = '.bundles/usual-times.json';

/** @param {readonly TestResult[]} tests */
const failedOf = (tests) => tests.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => id);

class InProcessRunner {
  /** @type {import('./spec-file.mjs').SpecFile[]} */
  #specs = [];
  #told;
  /** Milliseconds by test, without a mutant. @type {Map<string, number>} */
  #usual = new Map();

  /** @param {Told} told */
  constructor(told) {
    this.#told = told;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { specs, tier } = this.#told;
    // Before jest's parts are loaded, which look at the globals.
    if (tier === 'web') (await import('./browser.mjs')).openBrowser();
    const { SpecFile } = await import('./spec-file.mjs');
    this.#specs = specs.map((file) => new SpecFile(path.resolve(file), tier));
    for (const spec of this.#specs) await spec.compile();
    // A process that takes over from one that a mutant has hung makes no dry run of its own.
    await this.#load();
    if (fs.existsSync(USUAL)) this.#usual = new Map(JSON.parse(fs.readFileSync(USUAL, 'utf8')));
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    const mutantCoverage = { static: {}, perTest: {} };
    stryker.mutantCoverage = mutantCoverage;
    await this.#load();
    const tests = await this.#run({ bail: false });
    this.#usual = new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    fs.writeFileSync(USUAL, JSON.stringify([...this.#usual]));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /**
   * A kill counts only if the test that killed passes without the mutant: what one mutant leaves must not kill the next.
   * @param {MutantRunOptions} options
   */
  async mutantRun(options) {
    const isStatic = options.mutantActivation === 'static';
    let result = await this.#attempt(options, isStatic);
    // What a test itself imports is read once: only new modules show what the mutant does as they are read.
    const survived = result.status === DryRunStatus.Complete && failedOf(result.tests).length === 0;
    const again = survived && !isStatic;
    if (again) result = await this.#attempt(options, true);
    const fresh = isStatic || again;
    if (result.status !== DryRunStatus.Complete || fresh) await this.#load();
    const ids = result.status === DryRunStatus.Complete && !fresh ? failedOf(result.tests) : [];
    if (ids.length > 0 && (await this.#fails(ids))) {
      await this.#load();
      if (await this.#fails(ids)) result = { status: DryRunStatus.Error, errorMessage: `Fails by itself: ${ids[0]}` };
      else {
        // What was left behind may have killed: once more, in modules that are new.
        result = await this.#attempt(options, true);
        await this.#load();
      }
    }
    return toMutantRunResult(result, options.disableBail);
  }

  /** @param {MutantRunOptions} options @param {boolean} fresh load the modules with the mutant @returns {Promise<DryRunResult>} */
  async #attempt({ activeMutant, testFilter, disableBail, hitLimit }, fresh) {
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    stryker.hitLimit = hitLimit;
    stryker.activeMutant = activeMutant.id;
    try {
      if (fresh) await this.#load();
      const tests = await this.#run({ ids: testFilter, bail: !disableBail });
      return determineHitLimitReached(stryker.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests };
    } catch (error) {
      // The module does not even load with this mutant.
      return { status: DryRunStatus.Error, errorMessage: error instanceof Error ? String(error.stack) : String(error) };
    } finally {
      stryker.activeMutant = stryker.hitCount = stryker.hitLimit = undefined;
    }
  }

  /** Do these tests fail without a mutant? @param {string[]} ids */
  async #fails(ids) {
    return failedOf(await this.#run({ ids, bail: true })).length > 0;
  }

  async #load() {
    for (const spec of this.#specs) await spec.load();
  }

  /**
   * @param {{ ids?: string[] | undefined, bail: boolean }} choice all tests without `ids`
   * @returns the results of the tests that ran
   */
  async #run({ ids, bail }) {
    /** @type {TestResult[]} */
    const results = [];
    const wanted = ids && new Set(ids);
    let over = -1;
    for (const upTo of bail ? WAVES_MS : [Number.POSITIVE_INFINITY]) {
      const from = over;
      /** @param {string} id */
      const wants = (id) => {
        const ms = this.#usual.get(id) ?? 0;
        return (!wanted || wanted.has(id)) && ms > from && ms <= upTo;
      };
      for (const spec of this.#specs) {
        results.push(...(await spec.run({ wants, bail })));
        if (bail && failedOf(results).length > 0) return results;
      }
      over = upTo;
    }
    if (wanted && results.length === 0) throw new Error('None of the tests that are to judge the mutant was found');
    return results;
  }
}

/** @param {unknown} options */
const create = (options) => new InProcessRunner(/** @type {{ aivy: Told }} */ (options).aivy);
create.inject = /** @type {[typeof commonTokens.options]} */ ([commonTokens.options]);
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
