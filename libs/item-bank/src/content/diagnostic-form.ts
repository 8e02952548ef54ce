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
    'rw-words-01', 'rw-words-02', 'rw-structure-01', 'rw-structure-02', 'rw-crosstext-01',
    'rw-central-01', 'rw-central-02', 'rw-textual-01', 'rw-quant-01', 'rw-inference-01', 'rw-inference-02',
    'rw-boundaries-01', 'rw-boundaries-02', 'rw-form-01',
    'rw-transitions-01', 'rw-synthesis-01', 'rw-synthesis-02',
  ],
  math: [
    'math-linear-one-01', 'math-functions-01', 'math-percentages-01', 'math-equivalent-01', 'math-systems-01',
    'math-linear-two-01', 'math-angles-01', 'math-probability-01', 'math-nonlinear-functions-01', 'math-inequalities-two-01',
    'math-exponential-01', 'math-nonlinear-01', 'math-trigonometry-01', 'math-nonlinear-02',
  ],
};

/** Every form that was ever given out. A released form never changes; another selection is another id. */
export const DIAGNOSTIC_FORMS: readonly FormKeys[] = [FIRST];

/** The form that new diagnostics get. */
export const CURRENT_DIAGNOSTIC_FORM = FIRST;
