/** Wordings for talk about the choices. None says whether a choice is right, or names one. */
export const CHOICE_WORDS = {
  'offer-submit-reason': [
    "You've got a reason, so here's the button. Want to double-check it first?",
    "Okay, that's your pick and your reason. Submit it, or look for proof first?",
    'You can submit that one below. Is your reason really in the question?',
    'The button is yours when you want it. How sure are you about that reason?',
  ],
  between: [
    "So it's down to two. What do they say differently?",
    'Two left, nice. Which word makes them different?',
    'Okay, two to compare. Where does the question side with one of them?',
    'I like that you narrowed it. What would have to be true for each of the two?',
  ],
  weighs: [
    "Good, you're testing that choice. Which words in the {source} decide it?",
    'Going choice by choice works. What in the {source} backs that up?',
    "Okay, let's hold that choice against the {source}. Does each part of it match?",
    "That's a fair test for a choice. Where in the {source} would you look?",
    'Keep that choice next to the {source}. Which part of it would you check first?',
    'You read that choice closely. Does the {source} say the same thing?',
  ],
  'rules-out': [
    'Crossing one out is a good move. Which words in the {source} made you do it?',
    "You've got a doubt about that one. What in the {source} gives it away?",
    "Okay, you don't buy that choice. Where in the {source} do you see that?",
    'Looking for what breaks a choice works well. Which part of it goes wrong for you?',
    "You'd drop that one. What would you show a friend who wants to keep it?",
    "So that one's on its way out for you. Which others still fit the {source}?",
  ],
} as const;
