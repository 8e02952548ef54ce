import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { bringSession } from './accounts.js';
import { baseUrl } from './environment.js';
import { pageIsKept } from './offline.js';
import { letDayPass } from './let-time-pass.js';
import { createPlanned, doUnit } from './plan-calls.js';
import { startUnit, tile, UNIT_LENGTH } from './plan-screen.js';
import { questionHeading } from './test-screen.js';
import { eventually, useWorld } from './world.js';

const world = useWorld({ offline: true });

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const OFFLINE = "You're offline.";
const open = async (address: string, token: string): Promise<Page> => {
  const page = await world.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await bringSession(page, { token });
  await page.goto(address);
  return page;
};

describe('the installed app', () => {
  it('has a manifest, and icons of the sizes it names', async () => {
    const page = await (await world.newPage()).context().request.get(baseUrl());
    expect(await page.text()).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const response = await fetch(`${baseUrl()}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest).toMatchObject({ start_url: '/start', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(baseUrl() + src);
      expect(icon.headers.get('content-type')).toBe(type);
      expect(sizeOf(Buffer.from(await icon.arrayBuffer()))).toBe(sizes);
    }
  });

  it('starts at home offline, says what still works, and is whole again with the network', async () => {
    const planned = await createPlanned();
    const page = await open('/start', planned.account.token);
    await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await startUnit(page, 'Day 1 R&W');
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
    await pageIsKept(page);

    await page.context().setOffline(true);
    await page.goto('/start');
    await page.getByRole('status').filter({ hasText: OFFLINE }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.getByRole('link', { name: 'Open your day 1 set' }).click();
    await questionHeading(page, 1, UNIT_LENGTH).waitFor();

    await page.context().setOffline(false);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /^Day 1: / }).waitFor();
  });
});

describe('a student who comes back', () => {
  it('picks the smallest daily goal in the first week, and finds it on the next device', async () => {
    const { account } = await createPlanned();
    const page = await open('/dashboard', account.token);
    await tile(page, 'Smallest daily goal').getByRole('radio', { name: '5 min', exact: true }).press('Space');
    await tile(page, 'Smallest daily goal').getByRole('radio', { name: '5 min', exact: true, checked: true }).waitFor();
    const other = await open('/account', account.token);
    await eventually(
      () => other.getByRole('radio', { name: '5 min', exact: true }).isChecked(),
      Boolean,
      'the goal on another device',
    );
  });

  it('is welcomed after missed days with a warm-up, and never told off', async () => {
    const planned = await createPlanned();
    await doUnit(planned, 1);
    for (let day = 0; day < 4; day += 1) await letDayPass(planned);
    const page = await open('/dashboard', planned.account.token);
    const welcome = page.getByRole('region', { name: 'Welcome back, Maya' });
    await welcome.getByText('Your road is right where you left it.', { exact: false }).waitFor();
    await welcome.getByRole('link', { name: 'Start a warm-up' }).click();
    await page.getByRole('button', { name: 'Check answer' }).waitFor();
  });
});
