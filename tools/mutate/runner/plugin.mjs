/**
 * A test runner for Stryker that holds the compiled specs in one process. Stryker's own jest runner starts jest for
 * every mutant: about a second each, and half an hour for what takes a minute here. The tests run by jest's parts
 * (jest-circus, expect, jest-mock, fake timers), so that they mean what they mean under `npm test`.
 */
import path from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** Where the instrumented code looks for the active mutant and counts. */
const stryker = (globalThis.__stryker__ ??= {});

/** Most mutants die by a quick test: those that took up to so many milliseconds without a mutant go first. */
const WAVES_MS = [5, 50, 500, Infinity];

const failed = (tests) => tests.filter(({ status }) => status === TestStatus.Failed);

class InProcessRunner {
  /** @type {import('./spec-file.mjs').SpecFile[]} */
  #specs = [];
  #files;
  #tier;
  /** Milliseconds by test, without a mutant. */
  #usual = new Map();

  /** @param {{ aivy: { specs: string[], tier: 'server' | 'web' } }} options */
  constructor({ aivy: { specs, tier } }) {
    this.#files = specs;
    this.#tier = tier;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (this.#tier === 'web') (await import('./browser.mjs')).openBrowser();
    const { SpecFile } = await import('./spec-file.mjs');
    this.#specs = this.#files.map((file) => new SpecFile(path.resolve(file), this.#tier));
    for (const spec of this.#specs) await spec.compile();
  }

  async dryRun() {
    stryker.mutantCoverage = { static: {}, perTest: {} };
    await this.#load();
    const tests = await this.#run({ bail: false });
    for (const { id, timeSpentMs } of tests) this.#usual.set(id, timeSpentMs);
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage };
  }

  /** A kill counts only if the test that killed passes without the mutant: what one mutant leaves must not kill the next. */
  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit, mutantActivation }) {
    const attempt = async (fresh) => {
      stryker.hitCount = hitLimit === undefined ? undefined : 0;
      stryker.hitLimit = hitLimit;
      try {
        stryker.activeMutant = mutantActivation === 'static' || fresh ? activeMutant.id : undefined;
        if (mutantActivation === 'static' || fresh) await this.#load();
        stryker.activeMutant = activeMutant.id;
        const tests = await this.#run({ ids: testFilter, bail: !disableBail });
        const overrun = determineHitLimitReached(stryker.hitCount, hitLimit);
        return overrun ?? { status: DryRunStatus.Complete, tests };
      } catch (error) {
        // The module does not even load with this mutant.
        return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
      } finally {
        stryker.activeMutant = stryker.hitCount = stryker.hitLimit = undefined;
      }
    };
    let result = await attempt(false);
    if (result.status !== DryRunStatus.Complete) await this.#load();
    else if (failed(result.tests).length > 0) {
      const ids = failed(result.tests).map(({ id }) => id);
      const clean = mutantActivation !== 'static' && failed(await this.#run({ ids, bail: true })).length === 0;
      if (!clean) {
        await this.#load();
        if (mutantActivation !== 'static' && failed(await this.#run({ ids, bail: true })).length === 0) {
          result = await attempt(true);
          await this.#load();
        }
      }
    } else if (mutantActivation === 'static') await this.#load();
    return toMutantRunResult(result, disableBail);
  }

  async #load() {
    for (const spec of this.#specs) await spec.load();
  }

  /** @returns the results of the tests that ran */
  async #run({ ids, bail }) {
    const results = [];
    const wanted = ids && new Set(ids);
    let over = -1;
    for (const upTo of bail ? WAVES_MS : [Infinity]) {
      const from = over;
      const wants = (id) => {
        const ms = this.#usual.get(id) ?? 0;
        return (!wanted || wanted.has(id)) && ms > from && ms <= upTo;
      };
      for (const spec of this.#specs) {
        results.push(...(await spec.run({ wants, bail })));
        if (bail && failed(results).length > 0) return results;
      }
      over = upTo;
    }
    return results;
  }
}

const create = (options) => new InProcessRunner(options);
create.inject = [commonTokens.options];
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
