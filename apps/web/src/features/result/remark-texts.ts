/**
 * One practice step per skill, in the taxonomy's own names. Each names the habit to train, never the student.
 * A step is a full sentence and stands on its own after the sentence that names the skill.
 */
export const PRACTICE_STEPS: Readonly<Record<string, string>> = {
  'Central Ideas and Details':
    'After reading a passage, say its point in one sentence of your own, then keep only the choice that covers the whole passage and adds nothing to it.',
  'Command of Evidence (Textual)':
    'Underline the exact claim in the question first, then ask of each quotation: would this line alone convince someone who doubts the claim?',
  'Command of Evidence (Quantitative)':
    'Read the title and the axis labels before the choices, and check every choice twice: is it true in the figure, and does it speak to the claim?',
  Inferences:
    'Stop at the blank and finish the thought from the last two sentences only; the right ending follows from what is written, with nothing borrowed from outside.',
  'Words in Context':
    'Cover the choices, put your own plain word in the blank, and only then look for the choice closest to it in meaning and tone.',
  'Text Structure and Purpose':
    'Note next to each sentence what it does (claims, gives an example, objects, concludes) and choose the answer whose verbs match those notes in order.',
  'Cross-Text Connections':
    'Write down in five words what each author believes, then answer for the author the question names, using a line from that text.',
  'Rhetorical Synthesis':
    'Read the goal in the question before the notes, and cross out each choice that is true but does not do what the goal asks.',
  Transitions:
    'Name the link between the two sentences (cause, contrast, example, sequence) before looking at the choices, then pick the word for that link.',
  Boundaries:
    'Test each side of the punctuation: if both sides can stand alone as sentences, a comma is not enough; use a period, a semicolon, or a joining word.',
  'Form, Structure, and Sense':
    'Find the subject by crossing out every phrase between it and the verb, then match number and tense to that one word.',
  'Linear Equations in One Variable':
    'Clear brackets and fractions first, collect the unknown on one side, and put your value back into the original equation as a check.',
  'Linear Equations in Two Variables':
    'Turn the story into one equation by writing what each term counts and in which unit, then read off what the question asks for.',
  'Linear Functions':
    'Find the rate of change from two points before anything else, then use one point to get the starting value and say what each means in the story.',
  'Systems of Two Linear Equations':
    'Line the equations up, decide which variable disappears with the least work, and compare the slopes whenever the question asks how many solutions there are.',
  'Linear Inequalities in One Variable':
    'Solve it as an equation, turn the sign around only when you multiply or divide by a negative number, and test one value from your answer.',
  'Linear Inequalities in Two Variables':
    'Write each condition as its own inequality, then test the offered point in both before you accept it.',
  'Equivalent Expressions':
    'Write one line per step when you expand or factor, and substitute a small number into both forms to see whether they agree.',
  'Nonlinear Equations and Systems':
    'Bring everything to one side, factor or use the quadratic formula, and check each root in the first equation. Some won’t work.',
  'Nonlinear Functions':
    'Match the form to the question: vertex form for a highest or lowest point, factored form for zeros, growth factor for percent change.',
  'Area and Volume':
    'Write the formula with its units before you put in numbers, and check whether the question scales a length, an area, or a volume.',
  'Lines, Angles, and Triangles':
    'Mark every angle you can find on the figure, starting from parallel lines and straight angles, before you write an equation.',
  'Right Triangles and Trigonometry':
    'Label the sides as opposite, adjacent and hypotenuse for the angle in question, then choose the one ratio that uses the two sides you have.',
  Circles:
    'Complete the square to get the center and the radius, and treat every arc or sector as a fraction of the full turn.',
  'Ratios, Rates, Proportions, and Units':
    'Write the units beside every number and multiply by conversion factors so that the unwanted units cancel before you calculate.',
  Percentages:
    'Say what the percent is of before you calculate, and use one multiplier per change: two changes in a row multiply, they do not add.',
  'One-Variable Data':
    'Decide first whether the question is about center or spread, then ask how one extreme value would move the mean and the median.',
  'Two-Variable Data':
    'Read the slope of the line of fit as a change per one unit, and compare the point with the line at the same horizontal value.',
  'Probability and Conditional Probability':
    'Circle the group after the words "given that" or "of those who": that row or column total is your denominator.',
  'Inference from Sample Statistics':
    'Ask who was sampled and how: the result reaches only that population, and the margin of error goes both above and below.',
};
