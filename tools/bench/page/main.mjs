// `npm run bench page [PART …]`: what the pages cost in a browser. Parts: requests, blocking, click, lighthouse.
// docs/performance.md says how they're measured.
import { Fault } from '../../lib/fault.mjs';
import { median } from '../../lib/statistics.mjs';
import { runBench } from '../run.mjs';
import { audit } from './lighthouse.mjs';
import { askedTwice, load, QUESTION, serialCalls, SLOW_4G, withColdPage } from './page-load.mjs';
import { withSite } from './site.mjs';
import { clickToQuestion } from './start-click.mjs';

/** @typedef {import('../../lib/figure.mjs').Figure} Figure */
/** @typedef {{ site: import('./site.mjs').Site, loads: number }} Scene `loads` of each page */

const SLOWER = 4;
/** Of one page: each load is a browser context of its own. */
const MOST_LOADS = 3;

/** @type {Readonly<Record<string, (scene: Scene) => Promise<Figure[]>>>} */
const PARTS = { requests, blocking, click, lighthouse };

/** What the test page asks for before its first question. @param {Scene} scene @returns {Promise<Figure[]>} */
async function requests({ site }) {
  const { token, testId } = await site.seat(1);
  const url = `${site.base}/full-test/${testId}/1`;
  const { requests: asked } = await withColdPage(site.browser, { base: site.base, token }, (page) =>
    load(page, { url, selector: QUESTION }),
  );
  const twice = askedTwice(asked);
  const source = 'one load with an empty cache';
  return [
    figure('requests of the test page before question 1', asked.length, '', 25, source),
    figure('of them asked for twice', twice.length, '', 0, twice.join(', ') || source),
    figure('API calls that wait for one another', serialCalls(asked), '', 2, source),
  ];
}

/** How long pages keep the main thread. @param {Scene} scene @returns {Promise<Figure[]>} */
async function blocking({ site, loads }) {
  const [reading, math, report] = [await site.seat(1), await site.seat(3), await site.report()];
  const pages = [
    { name: 'R&W', most: 400, path: `/full-test/${reading.testId}/1`, token: reading.token, selector: QUESTION },
    { name: 'Math', most: 800, path: `/full-test/${math.testId}/3`, token: math.token, selector: QUESTION },
    { name: 'landing', most: 150, path: '/', selector: 'h1' },
    { name: 'report', most: 400, path: `/full-test/${report.testId}/report`, token: report.token, selector: 'h1' },
  ];
  return inTurn(pages, async ({ name, most, path, token, selector }) => {
    const times = await repeated(loads, () =>
      withColdPage(site.browser, { base: site.base, token }, (page) =>
        load(page, { url: site.base + path, selector, cpu: SLOWER }),
      ),
    );
    const blocked = times.map(({ blockingMs }) => blockingMs);
    const source = `${listed(blocked)}; own time of the main thread, CPU ${SLOWER}× slower`;
    return [figure(`total blocking time: ${name}`, median(blocked), 'ms', most, source)];
  });
}

/** From the click that starts a test to its first question. @param {Scene} scene @returns {Promise<Figure[]>} */
async function click({ site, loads }) {
  const times = await repeated(loads, async () => {
    const token = await site.student();
    return withColdPage(site.browser, { base: site.base, token }, (page) =>
      clickToQuestion(page, { base: site.base, selector: QUESTION, cpu: SLOWER, network: SLOW_4G }),
    );
  });
  const source = `${listed(times)}; Chrome's slow 4G, CPU ${SLOWER}× slower, from the preview`;
  return [figure('click to the first question', median(times), 'ms', 2_500, source)];
}

/** First visits on a simulated phone. @param {Scene} scene @returns {Promise<Figure[]>} */
async function lighthouse({ site, loads }) {
  const { token, testId } = await site.seat(1);
  const pages = [
    { name: 'landing', path: '/', paint: 1_800, blocked: 150 },
    { name: 'preview', path: '/diagnostic', paint: 2_500, blocked: 150 },
    { name: 'sign-in', path: '/signin', paint: 2_000, blocked: 100 },
    { name: 'test page', path: `/full-test/${testId}/1`, token, paint: 2_500, blocked: 250 },
  ];
  return inTurn(pages, async ({ name, path, token: session, paint, blocked }) => {
    const runs = await repeated(loads, () =>
      audit({ executable: site.executable, url: site.base + path, token: session }),
    );
    const paints = runs.map(({ largestPaintMs }) => largestPaintMs);
    const blocks = runs.map(({ blockingMs }) => blockingMs);
    return [
      figure(`largest paint: ${name}`, median(paints), 'ms', paint, `${listed(paints)}; Lighthouse mobile`),
      figure(`blocking time: ${name}`, median(blocks), 'ms', blocked, `${listed(blocks)}; Lighthouse mobile`),
    ];
  });
}

/** @param {string} name @param {number} value @param {string} unit @param {number} most @param {string} source @returns {Figure} */
const figure = (name, value, unit, most, source) => ({ name, value, unit, bound: { most }, source });

/** @param {readonly number[]} values */
const listed = (values) => `median of ${values.map((value) => value.toFixed(0)).join(', ')}`;

/** One page after the other. @template P @param {readonly P[]} pages @param {(page: P) => Promise<Figure[]>} measure */
async function inTurn(pages, measure) {
  /** @type {Figure[]} */
  const figures = [];
  for (const page of pages) figures.push(...(await measure(page)));
  return figures;
}

/** @template T @param {number} times @param {() => Promise<T>} work @returns {Promise<T[]>} */
const repeated = async (times, work) => {
  /** @type {T[]} */
  const all = [];
  while (all.length < times) all.push(await work());
  return all;
};

await runBench(({ words, rounds, say }) => {
  const unknown = words.find((word) => !Object.hasOwn(PARTS, word));
  if (unknown !== undefined) throw new Fault(`"${unknown}" not found. Parts: ${Object.keys(PARTS).join(', ')}.`);
  return withSite(say, async (site) => {
    /** @type {Figure[]} */
    const figures = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (words.length > 0 && !words.includes(name)) continue;
      say(`${name} …`);
      figures.push(...(await measure({ site, loads: Math.min(rounds, MOST_LOADS) })));
    }
    return figures;
  });
});
