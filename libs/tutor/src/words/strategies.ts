/** Per skill, two ways to go at such a question: general, so they fit every item of the skill and point at no choice. */
export const STRATEGIES: Readonly<Record<number, readonly [string, string]>> = {
  1: [
    'Say in one short sentence what the whole text is about, then look for what says no more and no less.',
    'Ask of each choice: does the text say all of it?',
  ],
  2: [
    'Put the claim into your own words, then ask of each choice: would it convince a doubter?',
    'Find the part of the claim that is hardest to prove, and look for words about just that.',
  ],
  3: [
    'Read the headings and units of the data first, then point to the numbers that the sentence needs.',
    'Check each choice twice: is it true to the data, and does it support the claim?',
  ],
  4: [
    'Finish the thought yourself before you look: what must be true, given what is said?',
    'Take the smallest step that the text forces on you, not the most interesting one.',
  ],
  5: [
    'Cover the choices, put a plain word of your own in the blank, and look for its nearest neighbor.',
    'Find the words in the text that define the blank, and read the sentence again with each choice.',
  ],
  6: [
    'Give each sentence a job in a few words: what does it do for the text?',
    'Follow the turns: where does the text go from one thing to another?',
  ],
  7: [
    'Say each author’s view in a sentence, then ask what the one would reply to the other.',
    'Find the exact point where the two texts meet or part.',
  ],
  8: [
    'Read the goal in the question first; the notes matter only as far as they serve it.',
    'Check each choice against the goal, word for word.',
  ],
  9: [
    'Read the sentence before and the one after without the blank: do they agree, contrast, or follow from each other?',
    'Name the relation in a plain word of your own before you look at the choices.',
  ],
  10: [
    'Find the subject and verb on each side of the blank: can each side stand alone?',
    'Read it aloud and see where a sentence is complete.',
  ],
  11: [
    'Find the word that the blank has to agree with, and cross over everything in between.',
    'Strip the sentence down to its core and try it there.',
  ],
  12: [
    'Undo what was done to the variable, last step first, and do the same on both sides.',
    'Write each line out in full and check each sign as you go.',
  ],
  13: [
    'Say what each letter stands for, then look for the form of the equation that shows what is asked.',
    'Put in a point that you know and see what it tells you.',
  ],
  14: ['Ask what happens at the start, and what changes with each step.', 'Make a small table of inputs and outputs.'],
  15: [
    'Choose a variable to get rid of, and line the equations up for it.',
    'Write in words what each equation says, then combine them.',
  ],
  16: [
    'Solve it as you would an equation, and watch for the move that turns the sign.',
    'Try an easy number and see whether it fits the statement.',
  ],
  17: [
    'Test an easy point, such as the origin, in the inequality.',
    'Look at the boundary line first, then decide on the side.',
  ],
  18: ['Work on one side alone, a single rule at a time.', 'Put an easy number in for the variable and compare.'],
  19: [
    'Bring everything to one side, or put one equation into the other.',
    'When you have a value, put it back into the first equation and see whether it holds.',
  ],
  20: [
    'Ask what the numbers in the formula mean for the graph or the story.',
    'Work out the value at the start and a step later.',
  ],
  21: [
    'Sketch the figure, write in the lengths you know, and name the formula you need.',
    'Check which length the formula wants, and the units.',
  ],
  22: [
    'Mark equal angles in the figure, and use what angles on a line or in a triangle add up to.',
    'Look for parallel lines or shapes that are the same but for size.',
  ],
  23: [
    'Mark the right angle, and name the sides from the angle that is asked about.',
    'Decide what links the sides you have with the one you need.',
  ],
  24: [
    'Find center and radius first; most of the rest follows.',
    'Ask what part of the whole circle you are looking at.',
  ],
  25: [
    'Write the units beside each number and let them guide you.',
    'Find out how much there is for a single unit, then scale up.',
  ],
  26: [
    'Ask: percent of what? Write down that whole first.',
    'Turn the percent into a factor, and think about which amount it multiplies.',
  ],
  27: [
    'Put the values in order, or count how many there are of each.',
    'Ask how each measure would react if a value moved.',
  ],
  28: [
    'Read the axes, then follow the line rather than single points.',
    'Ask what the slope says in words: how much more for each unit?',
  ],
  29: ['Decide who is in the group you look at, then who in it you count.', 'Make a table of the counts, with totals.'],
  30: [
    'Ask who was chosen by chance, and who was assigned by chance.',
    'Ask how far the result may be carried: to whom, and about what?',
  ],
};

/** For a skill nobody wrote one for. */
export const ANY_STRATEGY = 'Go back to what the question asks, in its own words.';
