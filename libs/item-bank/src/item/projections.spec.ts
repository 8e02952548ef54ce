import { solution, studentQuestion } from '@aivy/contracts';
import { packBank } from '../release/pack-bank.js';
import { toSolution, toStudentQuestion } from './projections.js';

const items = packBank().items();

describe('what a student sees before an answer is due', () => {
  it('has the fields of the contract and no other', () => {
    for (const item of items) {
      const question = toStudentQuestion(item, 'dt-1');
      expect(studentQuestion.parse(question)).toEqual(question);
      expect(Object.keys(question).sort()).toEqual([
        'choice_a',
        'choice_b',
        'choice_c',
        'choice_d',
        'form_id',
        'id',
        'img',
        'passage',
        'question',
        'type',
      ]);
    }
  });

  it('carries no explanation, hint or feedback text', () => {
    for (const item of items) {
      const wire = JSON.stringify(toStudentQuestion(item));
      const hidden = [
        item.explanation,
        ...item.hints,
        ...(item.type === 'choice' ? item.options : item.common_wrong).flatMap((note) => [
          note.misconception,
          note.feedback,
        ]),
      ];
      for (const text of hidden) expect(wire).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  });

  it('leaves the choices of a student-produced response empty and the form out when none is given', () => {
    const blank = items.find((item) => item.type === 'blank')!;
    expect(toStudentQuestion(blank)).toEqual({
      id: blank.id,
      type: 'blank',
      passage: '',
      img: blank.img,
      question: blank.question,
      choice_a: '',
      choice_b: '',
      choice_c: '',
      choice_d: '',
    });
  });
});

describe('the solution', () => {
  it('is the key and the explanation, as the contract has them', () => {
    for (const item of items)
      expect(solution.parse(toSolution(item, new Set()))).toEqual({
        question_id: item.id,
        answer: item.answer,
        explanation: item.explanation,
      });
  });
});
