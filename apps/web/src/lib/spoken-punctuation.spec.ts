import { spokenPunctuation } from './spoken-punctuation';

describe('choices that differ in punctuation alone', () => {
  it('are also given with their marks in words', () => {
    expect(spokenPunctuation(['frequencies, a', 'frequencies a', 'frequencies; a', 'frequencies and, a'])).toEqual([
      'frequencies comma a',
      'frequencies a',
      'frequencies semicolon a',
      'frequencies and comma a',
    ]);
    expect(spokenPunctuation(['the <em>Beagle’s</em>', 'the <em>Beagles’</em>', 'the Beagles', 'its'])).toEqual([
      'the Beagle apostrophe s',
      'the Beagles apostrophe',
      'the Beagles',
      'its',
    ]);
  });

  it.each([
    ['different words', ['However,', 'Therefore,', 'For example,', 'Similarly,']],
    ['formulae', ['\\(x-1\\)', '\\(x+1\\)', '\\(x\\)', '\\(1\\)']],
    ['measures', ['3.5 cm', '35 cm', '−3.5 cm', '3,500 cm']],
    ['no letters', ['−3', '3', '30', '0.3']],
  ])('are left as they are when they have %s', (_what, choices) => {
    expect(spokenPunctuation(choices)).toBeNull();
  });
});
