import { BankSnapshot, LiveBank, packBank, type BankItem } from '@aivy/item-bank';
import type { AdaptiveForm } from './adaptive-form.js';
import { DrawingService } from './drawing.service.js';

const first = packBank();
const EMPTY: AdaptiveForm = {
  formId: 'ad-1',
  userId: null,
  release: first.release,
  met: [],
  english: [],
  math: [],
  closed: false,
};

function itemsOfPacks(): BankItem[] {
  const items: BankItem[] = [];
  for (let item = first.item(1); item; item = first.item(items.length + 1)) items.push(item);
  return items;
}

/** The next release: one item has a new version, which asks something else, and one is no part of it any more. */
function releaseAfter(changed: number, retired: number): BankSnapshot {
  const items = itemsOfPacks();
  const current = new Map(items.filter(({ id }) => id !== retired).map(({ id }) => [id, id === changed ? 2 : 1]));
  const { id, english, math } = first.currentDiagnosticForm;
  return new BankSnapshot({
    release: 2,
    items: [...items, { ...items[changed - 1]!, version: 2, question: 'Another question?' }],
    current,
    forms: [{ id, english: english.map((item) => item.id), math: math.map((item) => item.id), versions: {} }],
    diagnosticForm: id,
  });
}

/** With an answer to the last question of Reading & Writing. */
const answered = (form: AdaptiveForm, answer: string): AdaptiveForm => ({
  ...form,
  english: [...form.english.slice(0, -1), { ...form.english.at(-1)!, answer }],
});

describe('drawing the questions of an adaptive form', () => {
  it('goes on over a release that changes one of them and retires another: they stay as they were seen', async () => {
    let next = first;
    const bank = new LiveBank(first, () => Promise.resolve(next));
    const drawing = new DrawingService(bank);
    let form = await drawing.withNext(EMPTY, 'english');
    form = await drawing.withNext(answered(form, 'a'), 'english');
    const [changed, retired] = form.english;
    next = releaseAfter(changed!.id, retired!.id);
    await bank.refresh();
    expect(bank.current.item(retired!.id)).toBeUndefined();

    const grown = await drawing.withNext(answered(form, 'b'), 'english');
    expect(grown.english.slice(0, 2)).toEqual(answered(form, 'b').english);
    expect(grown.english).toHaveLength(3);
    const seen = await drawing.itemsOf(grown.english);
    expect(seen.slice(0, 2)).toEqual([first.item(changed!.id), first.item(retired!.id)]);

    const whole = await drawing.completed(await drawing.completed(answered(grown, 'c'), 'english'), 'math');
    const ids = [...whole.english, ...whole.math].map(({ id }) => id);
    expect([whole.english.length, whole.math.length, new Set(ids).size]).toEqual([17, 14, 31]);
    expect(whole.english.slice(0, 2)).toEqual(grown.english.slice(0, 2));
    expect(await drawing.itemsOf([...whole.english, ...whole.math])).toHaveLength(31);
  });

  it('draws nothing while the last question has no final answer, and nothing after the last one', async () => {
    const drawing = new DrawingService(new LiveBank(first, () => Promise.resolve(first)));
    const form = await drawing.withNext(EMPTY, 'english');
    expect(await drawing.withNext(form, 'english')).toBe(form);
    const whole = await drawing.completed(answered(form, 'a'), 'english');
    expect(await drawing.withNext(whole, 'english')).toBe(whole);
  });
});
