import { describe, expect, it } from '@jest/globals';
import type { BankItem } from '../item/item.js';
import { packBank } from './pack-bank.js';
import { BankSnapshot } from './snapshot.js';

const packs = packBank();
const [one, other] = packs.items();
const { id } = one!;

/** A bank whose first item has these versions, the last of them released. */
const bankWith = (versions: readonly Partial<BankItem>[], current = versions.length): BankSnapshot => {
  const form = packs.currentDiagnosticForm;
  const stored = versions.map((more, index) => ({ ...one!, ...more, version: index + 1 }) as BankItem);
  return new BankSnapshot({
    release: 2,
    items: [...stored, ...packs.items().slice(1)],
    current: new Map([...packs.items().map((item): [number, number] => [item.id, item.version]), [id, current]]),
    forms: [
      {
        id: form.id,
        english: form.english.map((item) => item.id),
        math: form.math.map((item) => item.id),
        versions: {},
      },
    ],
    diagnosticForm: form.id,
  });
};

const USED = { state: 'operational' } as const;
const OUT = { state: 'quarantined' } as const;
const MENDED = { question: 'Which choice does the mended question ask for?' };

describe('what is withdrawn', () => {
  it('is an item in quarantine, in whatever version it was answered', () => {
    const bank = bankWith([USED, USED, OUT]);
    expect([1, 2, 3].map((version) => bank.isWithdrawn({ id, version }))).toEqual([true, true, true]);
    expect(bank.isWithdrawn({ id: other!.id, version: other!.version })).toBe(false);
  });

  it.each(['pretest', 'operational', 'retired'] as const)('is no %s item: what it measured holds', (state) => {
    expect(bankWith([USED, { state }]).isWithdrawn({ id, version: 1 })).toBe(false);
  });

  it('is not what was given back into use', () => {
    expect(bankWith([USED, OUT, USED]).isWithdrawn({ id, version: 1 })).toBe(false);
  });

  it('is what was asked before an item was mended, and not what it asks since', () => {
    const bank = bankWith([USED, OUT, { ...USED, ...MENDED }]);
    expect([1, 2, 3].map((version) => bank.isWithdrawn({ id, version }))).toEqual([true, true, false]);
  });

  it('is not what was mended before, when a later text of the item goes out of use', () => {
    const bank = bankWith([USED, { ...USED, ...MENDED }, { ...OUT, ...MENDED }]);
    expect([1, 2, 3].map((version) => bank.isWithdrawn({ id, version }))).toEqual([false, true, true]);
  });

  it('begins with the release, and an item that there is not is no such one', () => {
    expect(bankWith([USED, OUT], 1).isWithdrawn({ id, version: 1 })).toBe(false);
    expect(packs.isWithdrawn({ id: 999_999, version: 1 })).toBe(false);
  });
});
