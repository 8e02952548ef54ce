import { SAVE_IDLE_MS } from '../../core/api/send-times';
import { open, useStoppedTime } from './outbox-fakes';
import { TRAIL_MS } from './trail-turns';

/** A desk whose trail has so many steps. */
const desk = (position: number, steps: number) => ({
  position,
  marked: [],
  eliminated: {},
  annotations: [],
  trail: {
    left: Array.from({ length: steps }, (_, step) => 1_600 - step),
    at: Array.from({ length: steps }, () => 0),
    entry: Array.from({ length: steps }, () => null),
  },
});

describe('the trail of a module', () => {
  const { wait } = useStoppedTime();
  /** Steps of the trail in each save; null for a desk without, undefined for none. */
  const sent = ({ server }: ReturnType<typeof open>): (number | null | undefined)[] =>
    server.batches.map(({ workspace }) => workspace && (workspace.trail?.left.length ?? null));

  it('goes with the first save of a page, and then once in five minutes, however many saves there are', async () => {
    const page = open();
    for (let step = 1; step <= 20; step += 1) {
      await page.outbox.deskChanged(desk(step, step));
      await wait(SAVE_IDLE_MS);
      // The page's clock follows the server's.
      page.server.aheadMs += TRAIL_MS / 10;
    }
    const carried = sent(page).filter((steps) => typeof steps === 'number');
    expect(carried).toHaveLength(2);
    expect(sent(page).filter((steps) => steps === null)).toHaveLength(18);
  });

  it('by itself sends nothing but what the device keeps', async () => {
    const page = open();
    await page.outbox.deskChanged(desk(1, 1));
    await wait(SAVE_IDLE_MS);
    await page.outbox.deskChanged(desk(1, 2));
    await wait(SAVE_IDLE_MS);
    expect(sent(page)).toEqual([1, undefined]);
    expect(page.desks.at(-1)?.workspace?.trail?.left).toHaveLength(2);
  });

  it.each([
    ['the module is handed in', (page: ReturnType<typeof open>) => page.outbox.drain()],
    ['the page goes out of sight', (page: ReturnType<typeof open>) => page.outbox.flush(true)],
    ['the page is left', (page: ReturnType<typeof open>) => page.outbox.retire()],
  ])('is whole on the server when %s, with a number that the server takes', async (_when, end) => {
    const page = open();
    await page.outbox.deskChanged(desk(1, 1));
    await wait(SAVE_IDLE_MS);
    await page.outbox.deskChanged(desk(2, 2));
    await wait(SAVE_IDLE_MS);
    expect(sent(page)).toEqual([1, null]);
    await end(page);
    expect(sent(page)).toEqual([1, null, 2]);
    const numbers = page.server.batches.map((batch) => batch.workspace_seq ?? 0);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    await page.outbox.flush(true);
    expect(sent(page).filter((steps) => steps === 2)).toHaveLength(1);
  });

  it('is sent again where the save that carried it has failed', async () => {
    const page = open();
    page.server.online = false;
    await page.outbox.deskChanged(desk(1, 1));
    await page.outbox.flush();
    page.server.online = true;
    await page.outbox.flush();
    expect(sent(page)).toEqual([1]);
  });
});
