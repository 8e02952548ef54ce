import { lineAfter, parseDialogues } from './dialogue.js';

const TEXT = `# math-x-1 = 15/26 | esl | sealed
- 2x = 4 {right: doubled}
  ? times 2? {way: the factor} {feels: unsure}
  2 tap 1
- hm {no idea yet}
`;

describe('dialogues', () => {
  it('reads what a student writes after each kind of reply', () => {
    const [dialogue] = parseDialogues(TEXT);
    const [first, second] = dialogue!.turns;
    expect(dialogue).toMatchObject({ item: 'math-x-1', answer: '15/26', profile: 'esl', sealed: true });
    expect(lineAfter(first!, 'asked')).toEqual({
      text: 'times 2?',
      note: 'way: the factor; feels: unsure',
      verdict: 'way',
    });
    expect(lineAfter(first!, 'buttons').text).toBe('tap 1');
    expect(lineAfter(first!, 'hint')).toMatchObject({ text: '2x = 4', verdict: 'right' });
    expect(lineAfter(second!, 'buttons')).toEqual({ text: 'hm', note: 'no idea yet', verdict: null });
  });

  it.each(['- hm', '# a = b | c\n  h hm', '# a = b | c\n- hm\n  ? x\n  ? y', '# a = b\n- hm'])(
    'refuses lines without a place: %j',
    (text) => expect(() => parseDialogues(text)).toThrow(/line/),
  );
});
