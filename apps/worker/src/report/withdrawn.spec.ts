import { describe, expect, it } from '@jest/globals';
import { BankSnapshot, LiveBank, packBank, type BankItem } from '@aivy/item-bank';
import { ALL_RIGHT, FakeServices } from '../../test/fake-services.js';

const packs = packBank();
const form = packs.currentDiagnosticForm;
/** The one question that the student misses. */
const missed = form.english[2]!;
const SHEETS = {
  ...ALL_RIGHT,
  english: { ...ALL_RIGHT.english, answers: ALL_RIGHT.english.answers.map((each, index) => (index === 2 ? '' : each)) },
};
const idsOf = (items: readonly BankItem[]): number[] => items.map(({ id }) => id);

/** The bank as it was, or after the missed question went out of use. */
function bankWith(state: BankItem['state']): LiveBank {
  const newer = { ...missed, version: missed.version + 1, state };
  const bank = new BankSnapshot({
    release: packs.release,
    items: [...packs.items(), newer],
    current: new Map([...packs.items(), newer].map(({ id, version }): [number, number] => [id, version])),
    forms: [{ id: form.id, english: idsOf(form.english), math: idsOf(form.math), versions: {} }],
    diagnosticForm: form.id,
  });
  return new LiveBank(bank, () => Promise.resolve(bank));
}

async function reportOf(job: string, state: BankItem['state']) {
  const services = new FakeServices(SHEETS);
  await services.run(job, bankWith(state));
  return services.report!.sections;
}

describe.each([
  ['diagnostic', 'diagnostic-report', [2]],
  ['full test', 'full-test-report', [2, 2 + form.english.length]],
] as const)('the report of a %s', (_what, job, places) => {
  it('leaves out a question that went out of use after it was asked, and scores every other one', async () => {
    const [counted, left] = [await reportOf(job, 'operational'), await reportOf(job, 'quarantined')];
    expect(counted.english.withdrawn).toBeUndefined();
    expect(left.english.withdrawn).toEqual(places);
    expect(places.map((place) => [counted.english.cost![place]! > 0, left.english.cost![place]])).toEqual(
      places.map(() => [true, 0]),
    );
    // Without its only miss the section is all right.
    expect(left.english.theta!).toBeGreaterThan(counted.english.theta!);
    expect(left.english.correct).toEqual(counted.english.correct);
    expect(left.math).toEqual(counted.math);
  });
});
