import { eap, seededRandom } from '../src/index.js';
import { drawForm, type Subject } from './forms.js';
import type { Part, Row } from './row.js';
import { answer, correlation, rms } from './simulees.js';

const SIMULEES = 4000;
const FORMS = 40;
const SECTIONS: readonly { subject: Subject; name: string; questions: number }[] = [
  { subject: 'rw', name: 'Diagnostic R&W, 17', questions: 17 },
  { subject: 'math', name: 'Diagnostic Math, 14', questions: 14 },
];

function rowsOf({ subject, name, questions }: (typeof SECTIONS)[number], seed: number): Row[] {
  const random = seededRandom(seed);
  const forms = Array.from({ length: FORMS }, () => drawForm(random, subject, questions, 1 / 3, 1 / 3));
  const truths = Array.from({ length: SIMULEES }, () => random.normal());
  const estimates = truths.map((truth, index) => eap(answer(random, truth, forms[index % FORMS]!)).theta);
  return [
    { name: `${name}: RMSE of θ (EAP)`, value: rms(estimates.map((estimate, index) => estimate - truths[index]!)), unit: 'logits', bound: { most: 0.53 } },
    { name: `${name}: reliability`, value: correlation(truths, estimates) ** 2, bound: { least: 0.72 } },
  ];
}

export const diagnostic: Part = { name: 'diagnostic', run: () => SECTIONS.flatMap((section, index) => rowsOf(section, 7000 + index)) };
