import { isRight, type Draft } from '../../drafts/index.js';
import { readMoodle } from './read.js';

const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const quiz = (...questions: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const text = (html: string): string => `<text><![CDATA[${html}]]></text>`;
const answer = (fraction: number, html: string, more = ''): string =>
  `<answer fraction="${fraction}" format="html">${text(html)}${more}</answer>`;
const feedback = (html: string): string => `<feedback format="html">${text(html)}</feedback>`;
const question = (type: string, inner: string): string =>
  `<question type="${type}"><name>${text(`A ${type}`)}</name><questiontext format="html">${text('<p>What?</p>')}</questiontext>${inner}</question>`;
const single = '<single>true</single>';

function drafted(made: string): Draft {
  const { drafts, refused } = readMoodle('quiz.xml', quiz(made));
  expect(refused).toEqual([]);
  return drafts[0]!;
}
const refusal = (made: string): string => readMoodle('quiz.xml', quiz(made)).refused[0]?.reason ?? 'came in';
const right = (draft: Draft, ...responses: string[]): string[] => responses.filter((each) => isRight(draft, each));

describe('a question of Moodle', () => {
  it('of one right choice comes in with feedback, hints and what is told afterwards', () => {
    const draft = drafted(
      question(
        'multichoice',
        `${single}<generalfeedback format="html">${text('Because.')}</generalfeedback><defaultgrade>2.0000000</defaultgrade>${answer(0, '<p>a</p>', feedback('Not a.'))}${answer(100, 'b', feedback('Yes.'))}<hint format="html">${text('Look.')}</hint>`,
      ),
    );
    expect(draft).toMatchObject({
      key: expect.stringMatching(/^a-multichoice-[0-9a-f]{6}$/) as string,
      origin: { format: 'moodle', file: 'quiz.xml', line: 3, id: 'A multichoice' },
      scoring: { rule: 'fraction', points: 2 },
      question: '<p>What?</p>',
      options: [
        { id: 'A', html: 'a', feedback: 'Not a.' },
        { id: 'B', html: 'b', feedback: '' },
      ],
      answer: 'B',
      explanation: '<p>Because.</p>',
      hints: ['Look.'],
      lost: [],
    });
  });

  it('brings the images that it has within it', () => {
    const draft = drafted(
      `<question type="truefalse"><name>${text('x')}</name><questiontext format="html">${text('<p><img src="@@PLUGINFILE@@/my%20dot.gif" alt="a dot"></p>')}<file name="my dot.gif" path="/" encoding="base64">${PIXEL}</file></questiontext>${answer(100, 'true')}${answer(0, 'false', feedback('It is.'))}</question>`,
    );
    expect(draft).toMatchObject({
      type: 'choice',
      answer: 'true',
      options: [{ html: 'True' }, { html: 'False', feedback: 'It is.' }],
      question: '<p><img src="image:1" alt="a dot"></img></p>',
      images: [{ id: '1', type: 'image/gif', data: PIXEL }],
      lost: [],
    });
  });

  it('with numbers takes each tolerance as Moodle does, ends included', () => {
    const draft = drafted(
      question(
        'numerical',
        `${answer(100, '3.14', '<tolerance>0.005</tolerance>')}${answer(100, '-2', '<tolerance>0</tolerance>')}`,
      ),
    );
    expect(right(draft, '3.135', '3.14', '3.145', '3.1451', '-2', '-2.001', '2')).toEqual([
      '3.135',
      '3.14',
      '3.145',
      '-2',
    ]);
    expect(draft).toMatchObject({
      accepted: [
        { value: '3.14', min: '3.135', max: '3.145' },
        { value: '-2', min: '-2' },
      ],
    });
  });

  it.each([
    ['without regard to case', '<usecase>0</usecase>', ['Paris', 'paris', 'PARIS'], ['Pari', 'Paris!']],
    ['with regard to case', '<usecase>1</usecase>', ['Paris'], ['paris']],
  ])('with a text compares it %s', (_how, usecase, rights, wrongs) => {
    const draft = drafted(
      question('shortanswer', `${usecase}${answer(100, 'Paris')}${answer(0, '*', feedback('No.'))}`),
    );
    expect(right(draft, ...rights, ...wrongs)).toEqual(rights);
    expect(draft.lost).toEqual([]);
  });

  it('with a text takes asterisks for any characters, and escaped ones for themselves', () => {
    const draft = drafted(question('shortanswer', `${answer(100, 'ran*away')}${answer(100, '2\\*3')}`));
    expect(right(draft, 'ran far away', 'ranaway', 'ran', '2*3', '2x3', '2\\*3')).toEqual([
      'ran far away',
      'ranaway',
      '2*3',
    ]);
  });

  it('tells of points that the exam does not have', () => {
    const choice = question('multichoice', `${single}${answer(100, 'a')}${answer(50, 'b')}${answer(-33.333, 'c')}`);
    expect(drafted(choice).lost.map(({ reason }) => reason)).toEqual([
      'choice B is worth 0.5 of 1 points; the exam counts right or wrong only',
      'choice C costs 0.33333 points; the exam takes none away',
    ]);
    expect(drafted(question('shortanswer', `${answer(100, 'a')}${answer(50, 'b')}`)).lost).toHaveLength(1);
  });

  it('keeps the lines of a text without HTML, and formulas as the bank writes them', () => {
    const made = `<question type="shortanswer"><name>${text('x')}</name><questiontext format="plain_text">${text('a < b\n$$x^2$$')}</questiontext>${answer(100, 'y')}</question>`;
    expect(drafted(made).question).toBe('<p>a &lt; b</p><p>\\[x^2\\]</p>');
  });
});

describe('what a draft cannot hold is refused by name', () => {
  it.each([
    [
      'several right choices',
      question('multichoice', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}`),
      /multiple response/,
    ],
    [
      'two that are worth everything',
      question('multichoice', `${single}${answer(100, 'a')}${answer(100, 'b')}`),
      /2 choices count as right/,
    ],
    [
      'a best choice that is worth a part',
      question('multichoice', `${single}${answer(50, 'a')}${answer(0, 'b')}`),
      /the best 50 %/,
    ],
    ['an essay', question('essay', ''), /the type essay/],
    ['gaps in the text', question('cloze', ''), /the type cloze/],
    [
      'a lesser answer that covers the right one',
      question('numerical', `${answer(50, '3', '<tolerance>1</tolerance>')}${answer(100, '3')}`),
      /covers it/,
    ],
    ['no number', question('numerical', answer(100, 'three')), /no number/],
    ['any text', question('shortanswer', answer(100, '*')), /any text/],
  ])('%s', (_what, made, reason) => expect(refusal(made)).toMatch(reason));

  it('and the rest comes in, with counts that add up', () => {
    const { drafts, refused } = readMoodle(
      'quiz.xml',
      quiz(
        question('category', ''),
        question('essay', ''),
        question('shortanswer', answer(100, 'a')),
        question('description', ''),
      ),
    );
    expect([drafts.length, refused.length]).toEqual([1, 1]);
  });
});

it('gives items of one name keys of their own, and the same ones every time', () => {
  const twice = quiz(question('shortanswer', answer(100, 'a')), question('shortanswer', answer(100, 'b')));
  const keys = readMoodle('quiz.xml', twice).drafts.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(readMoodle('quiz.xml', twice).drafts.map(({ key }) => key)).toEqual(keys);
});

describe('a question that is made to do harm', () => {
  it('is refused by name where its type is a name that every object has', () => {
    expect(refusal(question('constructor', ''))).toBe('a question of the type constructor');
  });

  it('is refused where its tolerance has no end', () => {
    const tolerance = '<tolerance>Infinity</tolerance>';
    expect(refusal(question('numerical', answer(100, '5', tolerance)))).toBe('the tolerance “Infinity” is no number');
  });
});
