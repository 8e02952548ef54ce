import { describe, expect, it } from '@jest/globals';
import { finishedSentences, replyWords } from './spoken-text';

describe('a reply as it is read out', () => {
  it.each([
    ['**Look** at \\(2x\\).', 'Look at 2x.'],
    ['So \\(\\frac{1}{2}x^2 \\le 4\\) holds.', 'So 1 over 2x squared at most 4 holds.'],
    ['\\[\\sqrt{\\frac{a}{b}} = 3\\]', 'square root of a over b equals 3'],
    ['The word `its` and _theirs_ in a_b.', 'The word its and theirs in a_b.'],
    [
      '✓ \\(2x = 8\\)\n✗ \\(x = 6\\)\nLook again.',
      "Checks out: 2x equals 8. Doesn't check out: x equals 6. Look again.",
    ],
    ['Do this:\n- first\n- second', 'Do this: first. second'],
  ])('has no marks and says its formulas: %s', (text, words) => {
    expect(replyWords(text)).toBe(words);
  });

  it('has all of its sentences, also those with a decimal number or a quotation', () => {
    expect(finishedSentences('The value is 3.5 here. Read “it is.” Why? Go on', false)).toEqual([
      'The value is 3.5 here.',
      'Read “it is.”',
      'Why?',
      'Go on',
    ]);
  });

  it('has each finished sentence once and in the same words while it is being written', () => {
    const whole = 'Take 3.5 of it. Then \\(x = 4.2\\) is left. What **now**?';
    const heard: string[] = [];
    for (let end = 1; end <= whole.length; end += 1) {
      const sentences = finishedSentences(whole.slice(0, end), true);
      expect(sentences.slice(0, heard.length)).toEqual(heard);
      heard.push(...sentences.slice(heard.length));
    }
    heard.push(...finishedSentences(whole, false).slice(heard.length));
    expect(heard).toEqual(['Take 3.5 of it.', 'Then x equals 4.2 is left.', 'What now?']);
  });
});
