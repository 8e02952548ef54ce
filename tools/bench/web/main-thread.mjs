// What a page's main thread works: scripts, styles, layout and painting, whoever else wants the processor.

/** @typedef {() => Promise<number>} Clock milliseconds of its own time that the thread has used so far */

/** @param {import('playwright-core').Page} page @returns {Promise<Clock>} */
export async function mainThread(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('This browser does not tell the time of its main thread');
    return seconds * 1_000;
  };
}
