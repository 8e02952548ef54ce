/**
 * Wordings for lines with letters where the choices have letters too. Each says in words what the line does, and none
 * whether it's true: `{letters}` and `{value}` come from its characters and from the question.
 */
export const IN_LETTERS_WORDS = {
  'in-letters-others': [
    'Your line uses {letters}, and the choices only have {value}. How can you get rid of {letters}?',
    'You wrote a line with {letters} in it. The choices do without {letters}. What else do you know about {letters}?',
    'That line still needs {letters}. What could you put in for {letters}, so only {value} is left?',
    "You've connected {letters} to the rest. Which other line has {letters} in it, too?",
  ],
  'in-letters-solve': [
    "You have an equation for {letters}, and {letters} isn't alone yet. What would you undo first?",
    "You're down to one unknown, {letters}. What do you do to both sides to get it alone?",
    "That's a line you can solve for {letters}. What's next to {letters} that has to go?",
    'You set up an equation with {letters} in it. How do you get {letters} by itself?',
  ],
  'in-letters-alone': [
    "You solved for {letters} in terms of {value}. Is {letters} what's asked, or what do you need it for?",
    'You got {letters} by itself, written with {value}. How could you test that with easy numbers?',
    'You have {letters} on one side, and {value} on the other. What does {letters} let you find?',
    'You wrote {letters} in terms of {value}. Try easy numbers. Does it fit the question then?',
  ],
  'in-letters-found': [
    'You found a number for {letters}. Which line does it go into?',
    'So {letters} is a plain number in your line. What do you do with it next?',
    "You've solved for {letters}. How does it get you to what's asked?",
    'Your line gives {letters} as a number. Where in the question does {letters} come up?',
  ],
  'in-letters-both-sides': [
    'You wrote the two sides as equal. With an easy number for the letter, what do both come to?',
    "You're saying left and right are the same. Try it with a small number. Do both sides agree?",
    'You turned it into an equation. Put something easy in for the letter. What do you get on each side?',
    'Your line sets two expressions equal. What happens to both if you put in a small number?',
  ],
  'in-letters-point': [
    'You wrote an equation for the points. The question gives you one. What do you get when you put it in?',
    "Your line says how the coordinates are linked. Put the question's point in. Do both sides agree?",
    "You have an equation to test. Does the question's point fit it when you put in both coordinates?",
    'You linked the two letters. What does the point you know do to both sides?',
  ],
  'in-letters-part': [
    "You've got part of it. What would the {letters} be?",
    'You have some of the terms. Every choice has a {letters}, too. What do you get for it?',
    'You worked out some terms. Which parts of the question go into the {letters}?',
    'You left the {letters} for later. What becomes of it?',
  ],
  'in-letters-parentheses': [
    'You opened the parentheses. Which terms are alike now?',
    'You wrote it all without parentheses. Which terms can you put together?',
    "You've written it all out. Which terms go together first?",
    'No more parentheses in your line. Which of those terms go together?',
  ],
  'in-letters-together': [
    'You wrote out all the terms. Which ones are alike?',
    'You can make your line shorter. Which terms have the same letter part?',
    'You have every term in a row. What do the like terms come to?',
    'Your line has like terms in it. Which of them can you put together?',
  ],
  'in-letters-numbers': [
    "You rewrote it, so test it. At {letters} the question's expression comes to {value}. What does yours come to?",
    "Your line is another form of it. Put in {letters}. The question's gives {value} there. What do you get?",
    'You changed the form. With {letters}, the one in the question is {value}. What is yours?',
    "You've rewritten it. Try {letters}. The question gives {value}. What does your line give?",
  ],
  'in-letters-function': [
    'You wrote a line about {letters}. What does the question tell you about {letters}?',
    "You're using {letters}. What can you put in there?",
    'Your line has {letters} in it. Which part of the question does it go with?',
    'You brought in {letters}. What does your line give you next?',
  ],
  'in-letters-put-in': [
    'You put a number in, and {letters} is left. What does the line come to?',
    'You replaced a letter with a number. What do you get for each side?',
    'You put a number in. Where does {letters} go from there?',
    'You have fewer letters now. What do you do to get {letters} alone?',
  ],
  'in-letters-plain': [
    'You wrote it another way. What would you do with it next?',
    'You wrote down one part of it. Which part do you work out next?',
    'You changed its form. Which part of it still has to change?',
    'You have an expression. What should it look like in the end?',
  ],
  'step-follows-alone': [
    'Yes, that fits {from}. Where can you put it in for {letters}?',
    'That works with {from}. Where else is {letters}, so you can replace it?',
    "You solved for {letters}, and that's true here. What happens if you put it in?",
    'Good, {letters} by itself. Which other line has {letters} in it?',
  ],
  'step-follows-others': [
    'Yes, that follows from {from}. What makes {letters} go away?',
    "That works with {from}. The choices don't have {letters}. What can you do about that?",
    'Right, that line is fine. How can you get rid of {letters}?',
    'That checks out. What would you combine it with so {letters} is gone?',
  ],
} as const;
