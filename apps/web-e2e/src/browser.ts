import { type Browser, chromium } from 'playwright-core';
import { setting } from './environment.js';

/** Quiet, and able to run as root in a container; everything a page could notice stays as in a real browser. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A fresh headless browser with an empty profile; close it after the suite. `HEADED=1` shows it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: setting('CHROME_PATH'), headless: process.env['HEADED'] !== '1', args: SWITCHES });
