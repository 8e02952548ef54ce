import { CATEGORIES, skillById, SKILLS, skillsOf } from './skills.js';

describe('the taxonomy of skills', () => {
  // Content domains and skills as the test's publisher names them.
  const PUBLISHED: [name: string, subject: string, skills: string[]][] = [
    [
      'Information and Ideas',
      'english',
      [
        'Central Ideas and Details',
        'Command of Evidence (Textual)',
        'Command of Evidence (Quantitative)',
        'Inferences',
      ],
    ],
    ['Craft and Structure', 'english', ['Words in Context', 'Text Structure and Purpose', 'Cross-Text Connections']],
    ['Expression of Ideas', 'english', ['Rhetorical Synthesis', 'Transitions']],
    ['Standard English Conventions', 'english', ['Boundaries', 'Form, Structure, and Sense']],
    [
      'Algebra',
      'math',
      [
        'Linear Equations in One Variable',
        'Linear Equations in Two Variables',
        'Linear Functions',
        'Systems of Two Linear Equations',
        'Linear Inequalities in One Variable',
        'Linear Inequalities in Two Variables',
      ],
    ],
    ['Advanced Math', 'math', ['Equivalent Expressions', 'Nonlinear Equations and Systems', 'Nonlinear Functions']],
    [
      'Geometry and Trigonometry',
      'math',
      ['Area and Volume', 'Lines, Angles, and Triangles', 'Right Triangles and Trigonometry', 'Circles'],
    ],
    [
      'Problem-Solving and Data Analysis',
      'math',
      [
        'Ratios, Rates, Proportions, and Units',
        'Percentages',
        'One-Variable Data',
        'Two-Variable Data',
        'Probability and Conditional Probability',
        'Inference from Sample Statistics',
      ],
    ],
  ];

  it('has the eight categories, each with its skills and of its subject', () => {
    expect(
      CATEGORIES.map(({ id, name, subject }) => [
        name,
        subject,
        SKILLS.filter(({ category }) => category === id).map((skill) => skill.name),
      ]),
    ).toEqual(PUBLISHED);
    expect(CATEGORIES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('numbers the skills 1 to 30 in the order of the categories, each under a name of its own', () => {
    expect(SKILLS.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(30);
    expect(skillById(1)).toEqual({ id: 1, name: 'Central Ideas and Details', category: 1, subject: 'english' });
    expect(skillById(12)).toEqual({ id: 12, name: 'Linear Equations in One Variable', category: 5, subject: 'math' });
    expect(skillById(30)).toEqual({ id: 30, name: 'Inference from Sample Statistics', category: 8, subject: 'math' });
  });

  it('knows no other skill', () => {
    expect(() => skillById(0)).toThrow(new RangeError('no skill 0'));
    expect(() => skillById(31)).toThrow(RangeError);
  });

  it('parts the skills by subject: 11 of Reading & Writing, 19 of Math', () => {
    expect(skillsOf('english').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(skillsOf('math').map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => index + 12));
  });
});
