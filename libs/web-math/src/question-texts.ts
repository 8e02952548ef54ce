const FIELDS = ['passage', 'question', 'choice_a', 'choice_b', 'choice_c', 'choice_d'] as const;

/** Texts of a question that may hold formulas. */
export const questionTexts = (question: Record<(typeof FIELDS)[number], string>): string[] =>
  FIELDS.map((field) => question[field]);
