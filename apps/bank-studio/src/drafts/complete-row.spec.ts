import { parse } from 'csv-parse/sync';
import { readCsvDrafts } from '../import/csv/read.js';
import { completeRow } from './complete-row.js';
import type { Draft } from './draft.js';
import { faultsOfDraft } from './draft-faults.js';
import { writeSheet } from './sheet.js';

const HEAD = 'id,question,choice_a,choice_b,choice_c,choice_d,answer,tolerance';
const draftOf = (row: string): Draft => readCsvDrafts('t.csv', `${HEAD}\n${row}\n`).drafts[0]!;
const choice = draftOf('1,What is 2 + 2?,4,5,6,7,A,');
const range = draftOf('2,What is pi?,,,,,3.14,0.01');

describe('a row of a sheet', () => {
  it('completes what an item of another maker lacks, and leaves what its cells leave empty', () => {
    const done = completeRow(choice, {
      skill: '12',
      band: 'Hard',
      seconds: '60',
      hint1: 'Look at the sign.',
      hint2: '<b>Which</b> operation is it?',
      explanation: 'Two and two make it.',
      misconception_b: 'counts-itself',
      feedback_b: 'One too many.',
    });
    expect(done).toMatchObject({
      skill: 12,
      difficulty: 'hard',
      seconds: 60,
      hints: ['Look at the sign.', '<strong>Which</strong> operation is it?'],
      explanation: '<p>Two and two make it.</p>',
      options: [{ feedback: '' }, { misconception: 'counts-itself', feedback: 'One too many.' }, { feedback: '' }, {}],
      question: choice.question,
      edited: true,
    });
    expect(completeRow(done, { band: 'easy' })).toMatchObject({ skill: 12, difficulty: 'easy', hints: done.hints });
  });

  it('takes exact numbers in the place of a range, and only when somebody wrote them', () => {
    expect(completeRow(range, { answer: '3.14' })).toMatchObject({ accepted: [{ min: '3.13', max: '3.15' }] });
    expect(completeRow(range, { answer: '3.14|22/7' })).toMatchObject({
      type: 'numeric',
      accepted: [
        { value: '3.14', min: '3.14', max: '3.14' },
        { value: '22/7', min: '22/7' },
      ],
    });
  });

  it('settles what its reader lost when a person says so', () => {
    const lossy: Draft = { ...choice, lost: [{ field: 'question', reason: 'a video is left out' }] };
    expect(completeRow(lossy, { settled: 'yes' }).lost).toEqual([]);
    expect(completeRow(lossy, { settled: 'no' }).lost).toEqual(lossy.lost);
  });

  it.each([
    [{ skill: '31' }, /skill: “31” is no whole number from 1 to 30/],
    [{ band: 'extreme' }, /band: “extreme”/],
    [{ misconception_b: 'Counts Itself' }, /misconception_b/],
    [{ hint1: '<video></video>' }, /hint1: a video is left out/],
  ])('names a cell that cannot be read: %j', (row, message) => {
    expect(() => completeRow(choice, row)).toThrow(message);
  });
});

it('a sheet that goes out and comes back unchanged changes no field', () => {
  const rows = parse(writeSheet([choice, range]), { columns: true }) as Record<string, string>[];
  for (const [index, draft] of [choice, range].entries())
    expect(completeRow(draft, rows[index]!)).toEqual({ ...draft, edited: true });
  expect(rows[0]!['missing']).toContain('skill: none of the thirty skills is named');
});

it('leaves a text with an image alone that came back as it went out', () => {
  const explanation = '<p><img src="image:1" alt="a plan"></img></p>';
  const pictured: Draft = { ...choice, explanation };
  expect(completeRow(pictured, { explanation }).explanation).toBe(explanation);
});

it('a draft with every cell filled is complete', () => {
  const filled = completeRow(choice, {
    skill: '12',
    band: 'easy',
    seconds: '60',
    explanation: 'Two and two make it.',
    ...Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`hint${n}`, `Think about step ${'one two three more'.split(' ')[n - 1]}.`]),
    ),
    ...Object.fromEntries(
      ['b', 'c', 'd'].flatMap((place) => [
        [`misconception_${place}`, 'miscounts'],
        [`feedback_${place}`, 'Count the two groups again.'],
      ]),
    ),
  });
  expect(faultsOfDraft(filled)).toEqual([]);
});

it('a sheet has no cell that a spreadsheet would carry out, and comes back as it went out', () => {
  const hostile = {
    ...draftOf('1,=HYPERLINK(1),@SUM(1),-5,+x,7,B,'),
    hints: ['=1+1', '-2 is less.'],
    explanation: '=cmd()',
  } as Draft;
  const [row = {}] = parse(writeSheet([hostile]), { columns: true }) as Record<string, string>[];
  const cells = Object.values(row);
  expect(cells).toEqual(expect.arrayContaining(["'=HYPERLINK(1)", "'@SUM(1)", '&#61;cmd()']));
  expect(cells.filter((cell) => /^[=+@-]/.test(cell) && !/^-5/.test(cell))).toEqual([]);
  expect(completeRow(hostile, row)).toMatchObject({ hints: hostile.hints });
});
