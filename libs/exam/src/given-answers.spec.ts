import { checkAnswers } from './given-answers.js';

const types = new Map([
  [1, 'choice'],
  [2, 'blank'],
] as const);
const pathsOf = (sent: Parameters<typeof checkAnswers>[0]): string[] =>
  checkAnswers(sent, types, 5).faults.map(({ path }) => path);

describe('sent answers', () => {
  it('are taken trimmed and in lower case, given now where nothing else is said', () => {
    expect(checkAnswers({ question_id: [1, 2], answer: ['B', ' 3/4 '] }, types, 5)).toEqual({
      faults: [],
      ahead: [],
      given: [
        { questionId: 1, answer: 'b', seq: 5, spentMs: 0 },
        { questionId: 2, answer: '3/4', seq: 5, spentMs: 0 },
      ],
    });
  });

  it('keep their moments and times', () => {
    const { given } = checkAnswers({ question_id: [2], answer: [''], seq: [9], spent_ms: [70] }, types, 5);
    expect(given).toEqual([{ questionId: 2, answer: '', seq: 9, spentMs: 70 }]);
  });

  it('from more than 30 seconds ahead are refused, and the others stored', () => {
    const sent = { question_id: [1, 2], answer: ['a', '3'], seq: [30_005, 30_006] };
    expect(checkAnswers(sent, types, 5)).toEqual({
      faults: [],
      given: [{ questionId: 1, answer: 'a', seq: 30_005, spentMs: 0 }],
      ahead: [2],
    });
  });

  it.each([
    [
      'lists of another length',
      { question_id: [1], answer: ['a', 'b'], seq: [], spent_ms: [1, 2] },
      ['answer', 'seq', 'spent_ms'],
    ],
    ['a foreign question', { question_id: [1, 7], answer: ['a', 'b'] }, ['question_id.1']],
    ['a question that is there twice', { question_id: [1, 1], answer: ['a', 'b'] }, ['question_id.1']],
    [
      'a letter for a blank and a number for a choice',
      { question_id: [1, 2], answer: ['3', 'a'] },
      ['answer.0', 'answer.1'],
    ],
    ['a blank longer than its field', { question_id: [2], answer: ['123456'] }, ['answer.0']],
  ])('name %s', (_title, sent, paths) => {
    expect(pathsOf(sent)).toEqual(paths);
  });
});
