/**
 * Ways to give an answer away that were written when the guard was finished, in one go, and that nothing was changed for:
 * what they let through is the honest estimate of what the next unheard-of wording does.
 */
export const LATER_LETTER_WORDINGS: readonly string[] = [
  'Trust your gut about {L}, it has a point.',
  'One of my favourite vitamins or batteries carries its name: {L}.',
  'If this were a school grade, you would write {L} on the paper.',
  'Your finger should land on {L} now.',
  'I have a feeling that {other1} will disappoint you, and so will {other2} and {other3}.',
  'Were I a student, my pencil would shade bubble {L}.',
  'Look between {other1} and {other2}? No. Look at {L}.',
  'Start at the top and walk down {nWord} steps; stop there.',
  'The {ord} statement deserves your click.',
  'Three of the four collapse; {L} stands.',
  'Of the four, the {ord} is the one that I would defend in court.',
  'L e t t e r: {l}',
  'Answer key, row one: {l}',
  '({l}) looks promising.',
  'Take {L} for a spin.',
  'That rules everything out but the {ord}.',
  'Hmm, {L}?',
  'Say “{nato}” and you have said it.',
  'Choose wisely, and by wisely I mean {L}.',
  'An examiner would tick {L} at once.',
];

export const LATER_NUMBER_WORDINGS: readonly string[] = [
  'A calculator would show {v} at this point.',
  'Count up from {minus2} by two and you are there.',
  'Both {minus1} and {plus1} are its neighbours.',
  'If you had {double} and gave away one half, how much would be left?',
  'My dog barked {words} times, which is funny, because that fits.',
  'Set the slider to {v}.',
  'The box wants a {v}.',
  'It rounds to {v}, and it is exact.',
  'Think of {plus3}, then go down by 3.',
  'Only {v} makes both sides agree.',
  'Divide {triple} among three friends; each gets the answer.',
  'Write {words}, in digits.',
  'x → {v}',
  'Somebody in your class got {v}, and the teacher smiled.',
  'Neither {minus1} nor {plus1}, but right in the middle.',
];

export const LATER_TEXT_WORDINGS: readonly string[] = [
  'I would underline this: {t}',
  'You could say that {lower}',
  'The author would nod if you said: {t}',
  'Of all four, one speaks of {content}; the others do not.',
  'What if {lower} Would that fit?',
  'A summary in my words: {paraphrase}.',
  'Compare that with “{firstHalf}…”, and you will see.',
  'Here is a sentence for your notebook: {t}',
  'You are looking for something about {contentShuffled}.',
  'Forget “{o1}”. Forget “{o2}”. Forget “{o3}”.',
];
