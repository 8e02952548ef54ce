import { describe, expect, it } from '@jest/globals';
import { FIRST_SCALE } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { LiveBank } from './live-bank.js';
import { packBank } from './pack-bank.js';
import { BankSnapshot, type BankContent } from './snapshot.js';

const pack = packBank();
const form = pack.currentDiagnosticForm;
const formItems = [...form.english, ...form.math];
const scale = (name: string, intercept: number) => ({
  parameterVersion: name,
  link: { ...FIRST_SCALE.link, version: `link-${name}`, intercept },
});
const said = (name: string, intercept: number) => ({ ...scale(name, intercept), origin: 'published' as const });

/** The pack after a release in which items have other versions. */
const bankWith = (changed: readonly BankItem[], more: Partial<BankContent> = {}): BankSnapshot =>
  new BankSnapshot({
    release: 9,
    items: [...pack.items(), ...changed],
    current: new Map([...pack.items(), ...changed].map(({ id, version }) => [id, version])),
    forms: [
      {
        id: form.id,
        english: form.english.map(({ id }) => id),
        math: form.math.map(({ id }) => id),
        versions: Object.fromEntries(formItems.map(({ id, version }) => [id, version])),
      },
    ],
    diagnosticForm: form.id,
    ...more,
  });

describe('the scale of a release', () => {
  const bank = bankWith([], {
    scales: [
      { since: 3, scale: said('three', 500) },
      { since: 6, scale: said('six', 520) },
    ],
  });

  it.each([
    [null, FIRST_SCALE],
    [2, FIRST_SCALE],
    [3, scale('three', 500)],
    [5, scale('three', 500)],
    [6, scale('six', 520)],
    [9, scale('six', 520)],
  ])('of attempts from release %s is what that release said, or the last one before it', (release, expected) => {
    expect(bank.scaleOf(release)).toEqual(expected);
  });

  it('is the one of the newest release where none is named', () => {
    expect(bank.scaleOf()).toEqual(scale('six', 520));
  });

  it('is waited for when an attempt was made from a newer release than this program has read', async () => {
    let loads = 0;
    const live = new LiveBank(pack, async () => (loads++, bank));
    expect(await live.scaleOf(1)).toEqual(FIRST_SCALE);
    expect(loads).toBe(0);
    expect(await live.scaleOf(9)).toEqual(scale('six', 520));
    expect(loads).toBe(1);
    await expect(live.scaleOf(10)).rejects.toThrow('the bank does not hold release 10');
  });
});

describe('a form that was given out', () => {
  const [english, other] = form.english;
  const firstOf = (bank: BankSnapshot) => bank.form(form.id)!.english[0];

  it('takes new parameters of an item that asks the same, and its state', () => {
    const calibrated = { ...english!, version: 2, a: 0.7, b: -1.3, c: 0.11, b_sd: 0.1, state: 'quarantined' as const };
    const bank = bankWith([calibrated]);
    expect(firstOf(bank)).toBe(calibrated);
    expect(bank.form(form.id)!.english[1]).toBe(other);
  });

  it.each([
    ['words', { explanation: 'Otherwise.' }],
    ['time', { seconds: 200 }],
    ['skill', { skill: 2 }],
  ])('keeps the version it names when a newer one has other %s', (_what, change) => {
    expect(firstOf(bankWith([{ ...english!, ...change, version: 2, b: -1.3 }]))).toBe(english);
  });
});
