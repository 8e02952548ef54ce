/** Wordings for talk about the choices. None says whether a choice is right, or names one. */
export const CHOICE_WORDS = {
  between: [
    "So it's down to two. What do they say differently?",
    'Two left, nice. Which word makes the difference?',
    'Okay, two to compare. Which word is in one and not in the other?',
    'I like that you narrowed it. What does one say that the other leaves out?',
  ],
  'weighs-text': [
    'Okay, take that choice. {try}',
    'Sure, try that one. {try}',
    "Let's test it. {try}",
    'Hold that thought on it. {try}',
  ],
  'weighs-blank': [
    'Put that one in the blank. What does the sentence say then?',
    'Okay, read the whole sentence with it. Where does it sound off, if it does?',
    'Try that one in the blank. What does it tell the reader?',
    'Sure, take that one. What would the sentence have to mean for it to fit?',
  ],
  'weighs-line': [
    'Okay, hold that choice against “{line}” What does the line say about it?',
    'Look at “{line}” Does that go with the choice, or against it?',
    'The place to check it is “{line}” What do you see there?',
    'Put it next to “{line}” Do the two say the same?',
  ],
  'rules-out-text': [
    "You'd drop that one. Which word in it made you doubt?",
    "Okay, you don't buy that choice. Which part of it bothers you?",
    'You see a problem with that one. What would it have to say instead?',
    "So that one's on its way out for you. What would a better choice say?",
  ],
  'rules-out-math': [
    "You'd drop that one. Which number or step made you drop it?",
    "Okay, that one's out for you. Which one do you test next?",
    "So that one's on its way out for you. What would you try now?",
    'Going choice by choice works. How do you test the next one?',
  ],
  'rules-out-blank': [
    "You'd drop that one. What would the blank need instead?",
    "Okay, that one doesn't sound right to you. What should the blank do?",
    "So that one's on its way out for you. What would you put there in your own words?",
    'You hear a problem with that one. At which word does it start?',
  ],
  'rules-out-line': [
    "You'd drop that one. The text says “{line}” Which word made you doubt it?",
    "Okay, you don't buy that choice. The text says “{line}” Where do the two part?",
    'You have a doubt about that one. Check “{line}” What does it say?',
    'Put that doubt next to “{line}” Which word settles it for you?',
  ],
} as const;
