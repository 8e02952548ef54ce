import { eap, seededRandom, wle } from '../src/index.js';
import type { Part, Row } from './row.js';
import { sitDiagnostic, type ShippedSubject } from './shipped.js';
import { correlation, rms } from './simulees.js';

const SIMULEES = 4000;
const SECTIONS: readonly { subject: ShippedSubject; name: string }[] = [
  { subject: 'english', name: 'Diagnostic R&W, 17' },
  { subject: 'math', name: 'Diagnostic Math, 14' },
];

function rowsOf({ subject, name }: (typeof SECTIONS)[number], seed: number): Row[] {
  const random = seededRandom(seed);
  const truths = Array.from({ length: SIMULEES }, () => random.normal());
  const answers = truths.map((theta) => sitDiagnostic(random, { subject, theta }));
  const estimates = answers.map((each) => eap(each).theta);
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
  ];
}

export const diagnostic: Part = {
  name: 'diagnostic',
  run: () => SECTIONS.flatMap((section, index) => rowsOf(section, 7000 + index)),
};
