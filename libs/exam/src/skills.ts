/** The subject taxonomy: two subjects, eight categories, thirty skills with fixed ids. */
import type { Subject } from '@aivy/contracts';

export const SUBJECTS = ['english', 'math'] as const satisfies readonly Subject[];

export const otherSubject = (subject: Subject): Subject => (subject === 'english' ? 'math' : 'english');

export interface Category {
  id: number;
  name: string;
  subject: Subject;
}

export interface Skill {
  id: number;
  name: string;
  category: number;
  subject: Subject;
}

export const CATEGORIES: readonly Category[] = [
  { id: 1, name: 'Information and Ideas', subject: 'english' },
  { id: 2, name: 'Craft and Structure', subject: 'english' },
  { id: 3, name: 'Expression of Ideas', subject: 'english' },
  { id: 4, name: 'Standard English Conventions', subject: 'english' },
  { id: 5, name: 'Algebra', subject: 'math' },
  { id: 6, name: 'Advanced Math', subject: 'math' },
  { id: 7, name: 'Geometry and Trigonometry', subject: 'math' },
  { id: 8, name: 'Problem-Solving and Data Analysis', subject: 'math' },
];

const NAMES_BY_CATEGORY: readonly (readonly string[])[] = [
  ['Central Ideas and Details', 'Command of Evidence (Textual)', 'Command of Evidence (Quantitative)', 'Inferences'],
  ['Words in Context', 'Text Structure and Purpose', 'Cross-Text Connections'],
  ['Rhetorical Synthesis', 'Transitions'],
  ['Boundaries', 'Form, Structure, and Sense'],
  [
    'Linear Equations in One Variable',
    'Linear Equations in Two Variables',
    'Linear Functions',
    'Systems of Two Linear Equations',
    'Linear Inequalities in One Variable',
    'Linear Inequalities in Two Variables',
  ],
  ['Equivalent Expressions', 'Nonlinear Equations and Systems', 'Nonlinear Functions'],
  ['Area and Volume', 'Lines, Angles, and Triangles', 'Right Triangles and Trigonometry', 'Circles'],
  [
    'Ratios, Rates, Proportions, and Units',
    'Percentages',
    'One-Variable Data',
    'Two-Variable Data',
    'Probability and Conditional Probability',
    'Inference from Sample Statistics',
  ],
];

export const SKILLS: readonly Skill[] = NAMES_BY_CATEGORY.flatMap((names, index) => {
  const category = CATEGORIES[index]!;
  const before = NAMES_BY_CATEGORY.slice(0, index).flat().length;
  return names.map((name, offset) => ({
    id: before + offset + 1,
    name,
    category: category.id,
    subject: category.subject,
  }));
});

const BY_ID = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** @throws RangeError when there is no skill with this id (1-30). */
export function skillById(id: number): Skill {
  const skill = BY_ID.get(id);
  if (!skill) throw new RangeError(`no skill ${id}`);
  return skill;
}

export const skillsOf = (subject: Subject): readonly Skill[] => SKILLS.filter((skill) => skill.subject === subject);
