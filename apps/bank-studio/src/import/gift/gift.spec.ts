import { isRight, type Draft } from '../../drafts/index.js';
import { readGift } from './read.js';

function drafted(text: string): Draft {
  const { drafts, refused } = readGift('quiz.gift', text);
  expect(refused).toEqual([]);
  return drafts[0]!;
}
const right = (draft: Draft, ...responses: string[]): string[] => responses.filter((each) => isRight(draft, each));

describe('a question of GIFT', () => {
  it('of one right choice comes in with its feedback', () => {
    expect(drafted('::Sum:: What is 1+1? {\n=2 #Yes.\n~3 #Too many.\n~%-50%4\n####Count.}')).toMatchObject({
      origin: { format: 'gift', id: 'Sum', line: 1 },
      question: '<p>What is 1+1?</p>',
      answer: 'A',
      options: [{ html: '2' }, { html: '3', feedback: 'Too many.' }, { html: '4' }],
      explanation: '<p>Count.</p>',
      lost: [{ field: 'scoring', reason: 'choice C costs 0.5 points; the exam takes none away' }],
    });
  });

  it('with a gap in its text leaves it there', () => {
    expect(drafted('Grant is {~buried =entombed ~living} here.').question).toBe('<p>Grant is _____ here.</p>');
  });

  it.each([
    ['a number', 'n {#3}', ['3', '3.0'], ['3.1']],
    ['a tolerance', 'n {#3.1415:0.0005}', ['3.141', '3.1415', '3.142'], ['3.1409', '3.1421']],
    ['a range', 'n {#1..5}', ['1', '2.5', '5'], ['0.9', '5.1']],
    ['several numbers', 'n {#=1822:0 =%50%1822:2}', ['1822'], ['1823', '1821']],
    ['a text in any case', 'who {=Ada =Lovelace}', ['Ada', 'ada', 'LOVELACE'], ['Ada L']],
    ['true or false', 'x {TRUE#No.#Yes.}', ['true'], ['false']],
    ['characters that are escaped', 'x {=a\\=b}', ['a=b'], ['a']],
  ])('takes %s', (_what, text, rights, wrongs) => expect(right(drafted(text), ...rights, ...wrongs)).toEqual(rights));

  it('tells who is wrong the first feedback of true and false', () => {
    expect(drafted('x {F#Wrong.#Right.}')).toMatchObject({
      answer: 'false',
      explanation: 'Right.',
      options: [
        { id: 'true', feedback: 'Wrong.' },
        { id: 'false', feedback: '' },
      ],
    });
  });
});

it('refuses by name what a draft cannot hold, and takes the rest with lines that are right', () => {
  const text = [
    '// a comment',
    '$CATEGORY: sums',
    '',
    'Match {=a -> b =c -> d}',
    '',
    'Write {}',
    '',
    'Both {~%50%a ~%50%b ~c}',
    '',
    'Broken {=a ',
    '',
    '',
    'A text and no question.',
    '',
    '::Good:: Sum {=2}',
  ].join('\n');
  const { drafts, refused } = readGift('quiz.gift', text);
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '4 a question of the type Matching',
    '6 a question of the type Essay',
    '8 multiple response: several choices can be taken',
    expect.stringMatching(/^10 no sound GIFT/) as string,
  ]);
  expect(drafts).toMatchObject([{ origin: { id: 'Good', line: 15 } }]);
});
