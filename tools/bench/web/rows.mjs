// The rows of `npm run bench:web`.
import { median, pairedRatio } from '../frame/statistics.mjs';
import { audit, withLighthouse } from './lighthouse.mjs';
import { costOf, walkThroughMath } from './math-step.mjs';
import { askedTwice, load, serialCalls, SLOW_4G, withColdPage } from './page-load.mjs';
import { withPerseus } from './perseus/site.mjs';
import { clickToQuestion } from './start-click.mjs';
import { withSite } from './system.mjs';

/** @typedef {import('../frame/figure.mjs').Figure} Figure */
/** @typedef {import('../frame/measure-rows.mjs').Bench} Bench */
/** @typedef {import('../frame/measure-rows.mjs').Row} Row */
/** @typedef {import('./system.mjs').Site} Site */

const QUESTION = '[data-region="question"]';
const SLOWER = 4;
/** Of one page: each load is a browser context of its own. */
const MOST_LOADS = 3;

/** @param {Bench} bench @returns {number} loads of each page */
const loadsOf = ({ wish }) => Math.min(wish.rounds, MOST_LOADS);

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
const testPage = (bench) =>
  withSite(bench.say, async (site) => {
    const { token, testId } = await site.seat(1);
    const url = `${site.base}/full-test/${testId}/1`;
    const { requests } = await withColdPage(site.browser, { base: site.base, token }, (page) =>
      load(page, { url, selector: QUESTION }),
    );
    const twice = askedTwice(requests);
    const source = 'one load with an empty cache';
    const row = 'test-page';
    return [
      figure(row, 'requests of the test page before question 1', requests.length, '', 25, source),
      figure(row, 'of them asked for twice', twice.length, '', 0, twice.join(', ') || source),
      figure(row, 'calls of the API that wait for one another', serialCalls(requests), '', 2, source),
    ];
  });

/** @param {Bench} bench @returns {Promise<Figure[]>} */
const blocking = (bench) =>
  withSite(bench.say, async (site) => {
    const [reading, math, report] = [await site.seat(1), await site.seat(3), await site.report()];
    const pages = [
      { name: 'R&W', most: 400, path: `/full-test/${reading.testId}/1`, token: reading.token, selector: QUESTION },
      { name: 'Math', most: 800, path: `/full-test/${math.testId}/3`, token: math.token, selector: QUESTION },
      { name: 'landing', most: 150, path: '/', selector: 'h1' },
      { name: 'report', most: 400, path: `/full-test/${report.testId}/report`, token: report.token, selector: 'h1' },
    ];
    /** @type {Figure[]} */
    const figures = [];
    for (const { name, most, path, token, selector } of pages) {
      const times = await repeated(loadsOf(bench), () =>
        withColdPage(site.browser, { base: site.base, token }, (page) =>
          load(page, { url: site.base + path, selector, cpu: SLOWER }),
        ),
      );
      const blocked = times.map(({ blockingMs }) => blockingMs);
      const source = `${listed(blocked)}; own time of the main thread, CPU ${SLOWER}× slower`;
      figures.push(figure('blocking', `total blocking time: ${name}`, median(blocked), 'ms', most, source));
    }
    return figures;
  });

/** @param {Bench} bench @returns {Promise<Figure[]>} */
const click = (bench) =>
  withSite(bench.say, async (site) => {
    const times = await repeated(loadsOf(bench), async () => {
      const token = await site.student();
      return withColdPage(site.browser, { base: site.base, token }, (page) =>
        clickToQuestion(page, { base: site.base, selector: QUESTION, cpu: SLOWER, network: SLOW_4G }),
      );
    });
    const source = `${listed(times)}; slow 4G of Chrome's tools, CPU ${SLOWER}× slower, from the preview`;
    return [figure('click', 'click to the first question', median(times), 'ms', 2_500, source)];
  });

/** @param {Bench} bench @returns {Promise<Figure[]>} */
const audits = (bench) =>
  withSite(bench.say, async (site) => {
    const { token, testId } = await site.seat(1);
    const lighthouse = await withLighthouse(bench.say);
    const pages = [
      { name: 'landing', path: '/', paint: 1_800, blocked: 150 },
      { name: 'preview', path: '/diagnostic', paint: 2_500, blocked: 150 },
      { name: 'sign-in', path: '/signin', paint: 2_000, blocked: 100 },
      { name: 'test page', path: `/full-test/${testId}/1`, token, paint: 2_500, blocked: 250 },
    ];
    /** @type {Figure[]} */
    const figures = [];
    for (const { name, path, token: session, paint, blocked } of pages) {
      const runs = await repeated(loadsOf(bench), () =>
        audit(lighthouse, { executable: site.executable, url: site.base + path, token: session }),
      );
      const paints = runs.map(({ largestPaintMs }) => largestPaintMs);
      const blocks = runs.map(({ blockingMs }) => blockingMs);
      const source = 'Lighthouse 12.8 mobile as it comes';
      figures.push(
        figure('lighthouse', `largest paint: ${name}`, median(paints), 'ms', paint, `${listed(paints)}; ${source}`),
        figure('lighthouse', `blocking time: ${name}`, median(blocks), 'ms', blocked, `${listed(blocks)}; ${source}`),
      );
    }
    return figures;
  });

/**
 * The two pages go through one module a round, and each round counts once: the median over the rounds' ratios.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
const mathStep = ({ wish, say }) =>
  withSite(say, (site) =>
    withPerseus(say, async (perseus) => {
      const walks = await repeated(wish.rounds, () => walkThroughMath(site, perseus));
      /** @param {import('./math-step.mjs').Act} act @param {string} name @param {number} most */
      const compared = (act, name, most) => {
        const [ours, theirs] = [
          walks.map((walk) => costOf(walk.ours, act)),
          walks.map((walk) => costOf(walk.theirs, act)),
        ];
        const [our, their] = [ours.map(({ ms }) => ms), theirs.map(({ ms }) => ms)];
        const rests = [ours, theirs].map((side) => median(side.map(({ restMs }) => restMs)).toFixed(1));
        const ratios = our.map((ms, round) => ms / (their[round] ?? 0));
        const source = `${median(our).toFixed(1)} beside ${median(their).toFixed(1)} ms of the main thread, less ${rests.join(
          ' and ',
        )} ms at rest; ${listed(ratios, 2)}`;
        return figure('math-step', `${name}: Aivy by Perseus`, pairedRatio(our, their), '×', most, source);
      };
      return [compared('nextMs', 'next Math question', 1), compared('chooseMs', 'choose', 1.1)];
    }),
  );

/** @param {string} row @param {string} name @param {number} value @param {string} unit @param {number} most @param {string} source @returns {Figure} */
const figure = (row, name, value, unit, most, source) => ({ row, name, value, unit, bound: { most }, source });

/** @param {readonly number[]} values @param {number} [digits] after the point */
const listed = (values, digits = 0) => `median of ${values.map((value) => value.toFixed(digits)).join(', ')}`;

/**
 * @template T
 * @param {number} times
 * @param {() => Promise<T>} work
 * @returns {Promise<T[]>}
 */
async function repeated(times, work) {
  /** @type {T[]} */
  const all = [];
  while (all.length < times) all.push(await work());
  return all;
}

/** @type {readonly Row[]} */
export const ROWS = [
  { name: 'test-page', does: 'what a test page asks for before its first question', measure: testPage },
  { name: 'blocking', does: 'how long pages keep the main thread', measure: blocking },
  { name: 'click', does: 'from the click that starts a test to its first question', measure: click },
  { name: 'math-step', does: 'the next Math question and a choice in it, beside Perseus', measure: mathStep },
  { name: 'lighthouse', does: 'first visits on a simulated phone', measure: audits },
];
