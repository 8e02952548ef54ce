/** Per skill, two ways to go at such a question: general, so they fit every item of the skill and point at no choice. */
export const STRATEGIES: Readonly<Record<number, readonly [string, string]>> = {
  1: [
    'Say in one short sentence what the whole text is about. Then look for the same thing, no more and no less.',
    'For each choice, check that the text says all of it.',
  ],
  2: [
    'Put the claim in your own words. Then picture someone who doubts it, and see what would convince them.',
    'Find the part of the claim that is hardest to prove, and look for something about just that.',
  ],
  3: [
    'Read the headings and units first, then find the numbers the sentence needs.',
    'Check each choice twice. It has to match the data, and it has to support the claim.',
  ],
  4: [
    'Before you look at the choices, finish the thought yourself.',
    'Take the smallest step the text makes you take, not the most interesting one.',
  ],
  5: [
    'Cover the choices, put a plain word of your own in the blank, and look for the closest match.',
    'Find the words that tell you what the blank means, then read the sentence again with each choice.',
  ],
  6: ['Give each sentence a job in a few words.', 'Look for the turns, where the text goes from one thing to another.'],
  7: [
    'Say each author’s view in a sentence, then imagine one replying to the other.',
    'Find the exact point where the two texts agree or split.',
  ],
  8: [
    'Read the goal in the question first. Only the notes that serve it matter.',
    'Check each choice against the goal, word for word.',
  ],
  9: [
    'Read the two sentences without the blank, and see how one follows the other.',
    'Before you look at the choices, say how the sentences connect in a plain word of your own.',
  ],
  10: [
    'Find the subject and verb on each side of the blank, and see if each side can stand alone.',
    'Read it aloud and hear where a sentence is complete.',
  ],
  11: [
    'Find the word the blank has to agree with, and skip everything in between.',
    'Strip the sentence down to its core and try it there.',
  ],
  12: [
    'Undo what was done to the variable, last step first, and do the same on both sides.',
    'Write each line out in full and check each sign as you go.',
  ],
  13: [
    'Say what each letter stands for, then look for the form of the equation that shows what you want.',
    'Put in a point you know and see what it tells you.',
  ],
  14: ['Ask what happens at the start, and what changes with each step.', 'Make a small table of inputs and outputs.'],
  15: [
    'Pick a variable to get rid of, and line the equations up for it.',
    'Write in words what each equation says, then combine them.',
  ],
  16: [
    'Solve it like an equation, and watch for the move that turns the sign.',
    'Try an easy number and see if it fits.',
  ],
  17: [
    'Test an easy point, such as the origin, in the inequality.',
    'Look at the boundary line first, then pick the side.',
  ],
  18: ['Work on one side, one rule at a time.', 'Put an easy number in for the variable and compare.'],
  19: [
    'Bring everything to one side, or put one equation into the other.',
    'When you have a value, put it back into the first equation and see if it works.',
  ],
  20: [
    'Ask what the numbers in the formula mean for the graph or the story.',
    'Work out the value at the start, then one step later.',
  ],
  21: [
    'Sketch the figure, write in the lengths you know, and name the formula you need.',
    'Check which length the formula wants, and the units.',
  ],
  22: [
    'Mark equal angles in the figure, and use what angles on a line or in a triangle add up to.',
    'Look for parallel lines, or for shapes that are the same in everything but size.',
  ],
  23: [
    'Mark the right angle, and name the sides from the angle you’re asked about.',
    'Decide what connects the sides you have with the one you need.',
  ],
  24: [
    'Find the center and the radius first. Most of the rest follows.',
    'Ask what part of the whole circle you’re looking at.',
  ],
  25: [
    'Write the units next to each number and let them guide you.',
    'Find how much there is for a single unit, then scale up.',
  ],
  26: [
    'Find out what the percent is of, and write down that whole first.',
    'Turn the percent into a decimal, and think about which amount it multiplies.',
  ],
  27: [
    'Put the values in order, or count how many there are of each.',
    'Think about what each measure would do if a value moved.',
  ],
  28: [
    'Read the axes, then follow the line instead of single points.',
    'Say the slope in words, as how much more for each unit.',
  ],
  29: ['Decide who is in the group, then who in it you count.', 'Make a table of the counts, with totals.'],
  30: [
    'Ask who was chosen by chance, and who was assigned by chance.',
    'Ask how far the result goes, and to which people.',
  ],
};

/** For a skill nobody wrote one for. */
export const ANY_STRATEGY = 'Go back to what the question asks, in its own words.';
