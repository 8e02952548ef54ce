import { describe, expect, it } from '@jest/globals';
import { LiveBank } from './live-bank.js';
import { packBank } from './pack-bank.js';
import { BankSnapshot } from './snapshot.js';

const bank = packBank();
const form = bank.currentDiagnosticForm;
const ids = [...form.english, ...form.math].map((item) => item.id);
const versions = (version: number) => Object.fromEntries(ids.map((id) => [id, version]));

/** The same bank after a release that changed every item. */
const released = new BankSnapshot({
  release: 2,
  items: [...bank.items(), ...bank.items().map((item) => ({ ...item, version: 2 }))],
  current: new Map(bank.items().map((item) => [item.id, 2])),
  forms: [
    { id: form.id, english: form.english.map((item) => item.id), math: form.math.map((item) => item.id), versions: {} },
  ],
  diagnosticForm: form.id,
});

const live = (now: BankSnapshot, later: BankSnapshot) => {
  let loads = 0;
  return { bank: new LiveBank(now, async () => (loads++, later)), loads: () => loads };
};

describe('what an attempt pinned', () => {
  it('is given in its versions, also when newer ones are released, without reading again', async () => {
    const { bank: known, loads } = live(released, released);
    const { english, math } = await known.pinnedForm({ formId: form.id, versions: versions(1) });
    expect([...english, ...math].map((item) => [item.id, item.version])).toEqual(ids.map((id) => [id, 1]));
    const items = await known.pinned([
      { id: ids[3]!, version: 1 },
      { id: ids[0]!, version: 2 },
    ]);
    expect(items.map(({ id, version }) => [id, version])).toEqual([
      [ids[3], 1],
      [ids[0], 2],
    ]);
    expect(loads()).toBe(0);
  });

  it('is looked for in a newer release when it is not at hand, once', async () => {
    const { bank: known, loads } = live(bank, released);
    for (let i = 0; i < 2; i++)
      expect((await known.pinnedForm({ formId: form.id, versions: versions(2) })).math[0]!.version).toBe(2);
    expect((await known.pinned([{ id: ids[0]!, version: 2 }]))[0]!.version).toBe(2);
    expect(loads()).toBe(1);
  });

  it.each([
    ['form', { formId: 'dt-99', versions: versions(1) }],
    ['version', { formId: form.id, versions: versions(7) }],
    ['pin of every item', { formId: form.id, versions: Object.fromEntries(ids.slice(1).map((id) => [id, 1])) }],
  ])('is never replaced by something else: not without the %s', async (_what, pinned) => {
    await expect(live(bank, released).bank.pinnedForm(pinned)).rejects.toThrow('the bank does not hold form');
  });

  it('is never replaced by another version of an item', async () => {
    await expect(live(bank, released).bank.pinned([{ id: ids[0]!, version: 7 }])).rejects.toThrow(
      'the bank does not hold an item in the version of the attempt',
    );
  });
});
