import { describe, expect, it } from '@jest/globals';
import { BankSnapshot, LiveBank, packBank } from '@aivy/item-bank';
import { BankSource } from './bank-source.js';

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

const source = (now: BankSnapshot, later: BankSnapshot) => {
  let loads = 0;
  return { bank: new BankSource(new LiveBank(now, async () => (loads++, later))), loads: () => loads };
};

describe('the bank of the worker', () => {
  it('gives an attempt the versions it pinned, also when newer ones are released, without reading again', async () => {
    const { bank: known, loads } = source(released, released);
    const { english, math } = await known.itemsOf({ form_id: form.id, item_versions: versions(1) });
    expect([...english, ...math].map((item) => [item.id, item.version])).toEqual(ids.map((id) => [id, 1]));
    expect(loads()).toBe(0);
  });

  it('reads a newer release when an attempt pins it, once', async () => {
    const { bank: known, loads } = source(bank, released);
    for (let i = 0; i < 2; i++)
      expect((await known.itemsOf({ form_id: form.id, item_versions: versions(2) })).math[0]!.version).toBe(2);
    expect(loads()).toBe(1);
  });

  it.each([
    ['form', { form_id: 'dt-99', item_versions: versions(1) }],
    ['version', { form_id: form.id, item_versions: versions(7) }],
    ['pin of every item', { form_id: form.id, item_versions: Object.fromEntries(ids.slice(1).map((id) => [id, 1])) }],
  ])('scores nothing without the %s of the attempt', async (_what, pinned) => {
    await expect(source(bank, released).bank.itemsOf(pinned)).rejects.toThrow('the bank does not hold form');
  });
});
