/**
 * Wordings for lines with letters where the choices have letters too. None tells whether the line is true: `{letters}` and
 * `{value}` come from its characters and from the question.
 */
export const IN_LETTERS_WORDS = {
  'in-letters-others': [
    'The choices only have {value}. What could you put in for {letters}?',
    'The choices do without {letters}. What can you do about it?',
    "So that's a line with {letters}. What else do you know about {letters}?",
    'The choices only use {value}. Which other line helps you replace {letters}?',
  ],
  'in-letters-solve': [
    'So {letters} is the only unknown left. How do you get it alone?',
    "Now it's all about {letters}. What would you undo first?",
    "One unknown, {letters}. What's next to it that has to go?",
    'Okay, {letters} is what you solve for there. What do you do to both sides?',
  ],
  'in-letters-alone': [
    'So {letters} is by itself now. What does {letters} let you find?',
    "You've got {letters} alone. Is {letters} what's asked, or is there a step to go?",
    'Okay, {letters} is alone. What can you do with that?',
    'Say the other letters are easy numbers. Does your {letters} fit the question then?',
  ],
  'in-letters-found': [
    "So that's {letters} by your line. Where does it go?",
    "You've got a number for {letters}. Which line does it go into?",
    'Okay, {letters} is a number now. What do you do with it?',
    "By your line, that's {letters}. How does it get you to what's asked?",
  ],
  'in-letters-both-sides': [
    'You can test that one. With an easy number for the letter, what do both sides come to?',
    'Try it with a small number for each letter. Do both sides agree?',
    'Put something easy in for the letter. What do you get on the left, and what on the right?',
    'What happens to both sides if you put in a small number?',
  ],
  'in-letters-point': [
    'The question gives you a point to test with. What do you get when you put it in?',
    "Put the question's point into that line. Do both sides agree?",
    "Does the question's point fit that line? Put both coordinates in. What do you get?",
    'You have a point you know. What does it do to both sides there?',
  ],
  'in-letters-part': [
    "I don't see a {letters} in there yet. What would it be?",
    'Every choice has a {letters}, too. What do you get for it?',
    'And the {letters}? Which parts of the question go into it?',
    'Okay, and what becomes of the {letters}?',
  ],
  'in-letters-parentheses': [
    'The parentheses are gone. Which terms are alike now?',
    "So you've opened the parentheses. Which terms can you put together now?",
    "That's all written out. Which terms go together first?",
    'Okay, no more parentheses. Which of those terms go together?',
  ],
  'in-letters-together': [
    'Some of those terms are alike. Which ones go together?',
    'You can make that shorter. Which terms have the same letter part?',
    'Okay, now collect. What do the like terms come to?',
    'Which of those terms can you put together?',
  ],
  'in-letters-numbers': [
    "Here's a quick test. At {letters} the question's expression comes to {value}. What does yours come to?",
    "Put {letters} into yours. The question's expression gives {value} there. What do you get?",
    'With {letters}, the one in the question is {value}. What is yours?',
    'Try {letters}: the question gives {value}. What does your line give?',
  ],
  'in-letters-function': [
    "So that's a line about {letters}. What does the question tell you about {letters}?",
    "Okay, you're using {letters}. What can you put in there?",
    "You've got {letters} in there. Which part of the question does it go with?",
    "Let's stay with {letters}. What does your line give you next?",
  ],
  'in-letters-put-in': [
    "So you've put a number in, and {letters} is left. What does the line come to?",
    'Putting a number in is a good way to start. What do you get for each side?',
    'You put a number in, nice. Where does {letters} go from there?',
    'Fewer letters now. What do you do to get {letters} alone?',
  ],
  'in-letters-plain': [
    'So you wrote it another way. What would you do with it next?',
    'So you have that much. Which part do you work out next?',
    'I see where you are. Which part of it still has to change?',
    'Okay, hold on to that. What should it look like in the end?',
  ],
  'step-follows-alone': [
    'Yes, that fits {from}. Where can you put it in for {letters}?',
    'That works with {from}. Where else is {letters}, so you can replace it?',
    "Right, that's true here. What happens if you put it in for {letters}?",
    'Good, {letters} by itself. Which other line has {letters} in it?',
  ],
  'step-follows-others': [
    'Yes, that follows from {from}. What makes {letters} go away?',
    "That works with {from}. The choices don't have {letters}. What can you do about that?",
    'Right, that line is fine. How can you get rid of {letters}?',
    'That checks out. What would you combine it with so {letters} is gone?',
  ],
} as const;
