/** Wordings for lines of numbers: `{work}` is the calculation, and `{result}` what the student says it comes to. */
export const ARITHMETIC_WORDS = {
  'step-identity-worked': [
    '{work} is {result}, right. What does {result} stand for here?',
    '{work} does come to {result}. What does that number tell you?',
    '{work} is {result}, that works out. Which part of the question is it?',
    '{work} makes {result}. What do you need it for?',
  ],
  'step-identity-compared': [
    "That's the order they're in. What does it say about what you tried?",
    'That order is fine. So what does it say about the one you tried?',
    'On a number line it looks just like that. Which part of the question did you test?',
    "Okay, that's how they compare. What does it mean for what you tried?",
  ],
  'step-false-identity': [
    "Left and right don't match there. What does each side come to?",
    'Those two sides come out different. What do you get if you take it in smaller steps?',
    'Not equal yet. Which side would you work out again?',
    "Take each side by itself. What's the left one, and what's the right one?",
  ],
  'step-false-identity-worked': [
    'Check {work} once more. What do you get?',
    'Take {work} in smaller steps. What do you get?',
    'Work out {work} again, slowly. What comes out?',
    'Hm, {work} comes to something else. What do you get this time?',
  ],
  'step-false-identity-zeros': [
    'Check the place value in {work}. How many zeros should there be?',
    'Count the zeros in {work} once more. What do you get?',
    'Take {work} without the zeros first. How many do you put back at the end?',
    'So close: look at the zeros in {work}. What do you get now?',
  ],
  'step-false-identity-sign': [
    'Check the sign. Is {work} positive or negative?',
    'The size is fine, but look at the sign of {work}. What is it?',
    'Watch the minus in {work}. What does it come to?',
    'One thing about {work}: which side of zero is it on?',
  ],
  'step-false-identity-compared': [
    'Picture both on a number line. Which one is further to the left?',
    'Look at the order again. Which of the two is smaller?',
    'Think of temperatures: which of the two is colder?',
    'Check which way that sign points. Which number is bigger?',
  ],
} as const;
