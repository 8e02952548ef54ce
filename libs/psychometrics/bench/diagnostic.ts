import { eap, seededRandom, wle } from '../src/index.js';
import { drawForm, type Subject } from './forms.js';
import type { Part, Row } from './row.js';
import { answer, correlation, rms, share } from './simulees.js';

const SIMULEES = 4000;
const FORMS = 40;
const SECTIONS: readonly { subject: Subject; name: string; questions: number }[] = [
  { subject: 'english', name: 'Diagnostic R&W, 17', questions: 17 },
  { subject: 'math', name: 'Diagnostic Math, 14', questions: 14 },
];

function rowsOf({ subject, name, questions }: (typeof SECTIONS)[number], seed: number): Row[] {
  const random = seededRandom(seed);
  const forms = Array.from({ length: FORMS }, () => drawForm(random, subject, questions, 1 / 3, 1 / 3));
  const truths = Array.from({ length: SIMULEES }, () => random.normal());
  const answers = truths.map((truth, index) => answer(random, truth, forms[index % FORMS]!));
  const estimates = answers.map((each) => eap(each).theta);
  const covers = answers.map((each, index) => Math.abs(wle(each) - truths[index]!) <= eap(each).se);
  return [
    {
      name: `${name}: RMSE of θ (EAP)`,
      value: rms(estimates.map((estimate, index) => estimate - truths[index]!)),
      unit: 'logits',
      bound: { most: 0.53 },
    },
    { name: `${name}: reliability`, value: correlation(truths, estimates) ** 2, bound: { least: 0.72 } },
    {
      name: `${name}: RMSE of the reported θ (WLE)`,
      value: rms(answers.map((each, index) => wle(each) - truths[index]!)),
      unit: 'logits',
    },
    { name: `${name}: 68 % coverage`, value: share(covers, Boolean) },
  ];
}

export const diagnostic: Part = {
  name: 'diagnostic',
  run: () => SECTIONS.flatMap((section, index) => rowsOf(section, 7000 + index)),
};
