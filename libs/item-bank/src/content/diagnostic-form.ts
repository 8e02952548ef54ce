/** A fixed form by item keys, in the order the student meets them. */
export interface FormKeys {
  id: string;
  english: readonly string[];
  math: readonly string[];
}

/** 17 Reading & Writing in the exam's order of domains, 14 Math from easy to hard. */
const FIRST: FormKeys = {
  id: 'dt-1',
  english: [
    'rw-words-01',
    'rw-words-02',
    'rw-structure-01',
    'rw-structure-02',
    'rw-crosstext-01',
    'rw-central-01',
    'rw-central-02',
    'rw-textual-01',
    'rw-quant-01',
    'rw-inference-01',
    'rw-inference-02',
    'rw-boundaries-01',
    'rw-boundaries-02',
    'rw-form-01',
    'rw-transitions-01',
    'rw-synthesis-01',
    'rw-synthesis-02',
  ],
  math: [
    'math-linear-one-01',
    'math-functions-01',
    'math-percentages-01',
    'math-equivalent-01',
    'math-systems-01',
    'math-linear-two-01',
    'math-angles-01',
    'math-probability-01',
    'math-nonlinear-functions-01',
    'math-inequalities-two-01',
    'math-exponential-01',
    'math-nonlinear-01',
    'math-trigonometry-01',
    'math-nonlinear-02',
  ],
};

/** Assembled when bands were still the authors’. */
const SECOND: FormKeys = {
  id: 'dt-2',
  english: [
    'rw-words-09',
    'rw-words-08',
    'rw-structure-20',
    'rw-structure-23',
    'rw-crosstext-17',
    'rw-central-24',
    'rw-central-16',
    'rw-textual-02',
    'rw-quant-30',
    'rw-inference-21',
    'rw-inference-08',
    'rw-boundaries-11',
    'rw-boundaries-25',
    'rw-form-23',
    'rw-transitions-11',
    'rw-synthesis-06',
    'rw-synthesis-21',
  ],
  math: [
    'math-systems-graph-9',
    'math-nonfunction-growth-8',
    'math-inequalities-two-model-6',
    'math-right-triangles-trig-ratio-3',
    'math-percent-change-11',
    'math-functions-shifted-graph-3',
    'math-nonlinear-line-parabola-4',
    'math-nonlinear-rational-6',
    'math-lines-angles-isosceles-7',
    'math-prob-unknown-count-11',
    'math-linear-one-no-solution-constant-2',
    'math-equivalent-fractions-10',
    'math-nonfunction-vertex-point-8',
    'math-linear-two-coefficient-ratio-4',
  ],
};

/** Assembled by `npm run bank -- assemble --id dt-3 --draw 108`: bands by solvers, with tails at both ends of the scale. */
const THIRD: FormKeys = {
  id: 'dt-3',
  english: [
    'rw-words-120',
    'rw-words-68',
    'rw-structure-77',
    'rw-structure-94',
    'rw-crosstext-12',
    'rw-central-63',
    'rw-central-03',
    'rw-textual-53',
    'rw-quant-16',
    'rw-inference-67',
    'rw-inference-65',
    'rw-boundaries-73',
    'rw-boundaries-54',
    'rw-form-120',
    'rw-transitions-90',
    'rw-synthesis-33',
    'rw-synthesis-89',
  ],
  math: [
    'math-equivalent-common-factor-4',
    'math-nonfunction-vertex-10',
    'math-nonfunction-graph-12',
    'math-nonlinear-factors-3',
    'math-inequalities-two-graph-12',
    'math-right-triangles-special-12',
    'math-prob-added-items-2',
    'math-nonlinear-literal-solutions-3',
    'math-linear-one-no-solution-condition-10',
    'math-lines-angles-between-parallels-2',
    'math-percent-chain-reversed-2',
    'math-linear-two-fixed-point-7',
    'math-systems-two-candidates-1',
    'math-functions-time-to-part-5',
  ],
};

/** Every form that was ever given out. A released form never changes; another selection is another id. */
export const DIAGNOSTIC_FORMS: readonly FormKeys[] = [FIRST, SECOND, THIRD];

/** The form that new diagnostics get. */
export const CURRENT_DIAGNOSTIC_FORM = THIRD;
