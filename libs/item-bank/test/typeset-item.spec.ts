import { readTypeset } from '@aivy/typeset';
import { AUTHORED_ITEMS, toSolution, toStudentQuestion, type BankItem, type Item } from '../src/index.js';
import { typesetItem } from '../src/typeset/index.js';

const choice = AUTHORED_ITEMS.find((item) => item.type === 'choice' && item.key.startsWith('math-'))!;
if (choice.type !== 'choice') throw new Error('a choice item');
const item: Item = {
  ...choice,
  passage: '',
  question: '<p>What is \\(x^2\\), if \\[x &lt; 1\\] and \\(x^2\\)?</p>',
  choices: { a: '\\(2y\\)', b: '\\(3y\\)', c: '4', d: '5' },
  explanation: '<p>By \\(key+1\\).</p>',
  options: [{ choice: 'b', misconception: 'slip', feedback: 'Not \\(3y=wrong\\).' }],
};
const released = (typeset: BankItem['typeset']): BankItem => ({
  ...item,
  id: 7,
  version: 1,
  ...(typeset && { typeset }),
});

describe('an item whose formulas are set at release', () => {
  const typeset = typesetItem(item);

  it('has a typesetting of every formula of its question, inline and displayed apart', () => {
    const typesettings = readTypeset(typeset.question!);
    expect(typesettings.get('x^2', false)?.mathml).toContain('<msup><mi>x</mi><mn>2</mn></msup>');
    expect(typesettings.get('x < 1', true)?.mathml).toContain('display="block"');
    expect(typesettings.get('x < 1', false)).toBeUndefined();
    expect(typesettings.get('2y', false)?.pieces).toHaveLength(1);
  });

  it('keeps apart what comes with the key: neither it nor its words are in what a student gets before', () => {
    const [asked, solved] = [toStudentQuestion(released(typeset)), toSolution(released(typeset), new Set())];
    expect(asked.typeset).toBe(typeset.question);
    for (const secret of ['key+1', '3y=wrong']) {
      expect(asked.typeset).not.toContain(secret);
      expect(solved.typeset).toContain(secret);
    }
  });

  it('is sent as before where it was not set', () => {
    expect(toStudentQuestion(released(undefined))).not.toHaveProperty('typeset');
    expect(toSolution(released({ question: null, solution: null }), new Set())).not.toHaveProperty('typeset');
  });

  it('is left to the browser whole when one of its formulas cannot be set', () => {
    expect(typesetItem({ ...item, passage: '\\(\\mathfrak{A}\\)' })).toEqual({ ...typeset, question: null });
    expect(typesetItem({ ...item, explanation: '\\(\\frac{1\\)' })).toEqual({ ...typeset, solution: null });
  });

  it('without formulas has no typesettings', () => {
    const words = { ...item, question: 'Two?', choices: { a: '1', b: '2', c: '3', d: '4' } };
    expect(typesetItem(words).question).toBeNull();
  });
});
