/**
 * Wordings for work in Math. `{value}` is what the student wrote, `{says}` what it is, `{ask}` the next question, and
 * `{feedback}` the authored sentence about a usual mistake.
 */
export const MATH_WORDS = {
  'step-landmark': [
    'Yes, {value} is {says}. {ask}',
    "{value} is {says}, that's right. {ask}",
    'Good, {value} is {says}. {ask}',
    'So {value} is {says}, yes. {ask}',
    'You found {says}: {value}. {ask}',
  ],
  'step-landmark-again': [
    "Yes, you've got {says}: {value}. What does your next line look like with it?",
    '{value} again, good. What do you do with it now?',
    'Still {value}. Which part of the question comes next?',
    "Right, that's {value}, as you said. What can you work out with it?",
  ],
  'step-landmark-last': [
    '{value} is {says}, right, and no attempt is used. What does the question ask for?',
    "Yes, {value} is {says}. How does that get you to what's asked?",
    'Good, {value} is {says}. What can you do with it next?',
    "That's right: {value} is {says}. What's left to find?",
    'You found {says}: {value}. What is the question asking for?',
  ],
  'step-trap': [
    'I see what you did there. {feedback} How would you change your line?',
    "That's a common path. {feedback} What would you write instead?",
    "There's a catch in that line. {feedback} Can you fix it?",
    'Take another look at that line. {feedback} Which part would you change?',
  ],
  'step-slip': [
    'You changed one side. What happens to the {side} side?',
    'Nice move on one side. Did you do the same to the {side} side?',
    'That works if both sides get it. What should the {side} side be now?',
    'One side is done. What do you get when you do the same to the {side} side?',
  ],
  'step-uses-landmark': [
    "You're using {value}, {says}. Work it out. What do you get, and is that your answer?",
    'Good, you start from {value}, {says}. What does it come to?',
    "{value} is {says}, and you're building on it. What do you get?",
    "So you take {value}, {says}. Work it out: is that what's asked?",
  ],
  'step-work-it-out': [
    'You can work that out. What do you get, and what does it tell you?',
    'Go ahead and work it out. What does the number stand for?',
    "OK, what does that come to? Is it what's asked, or a step on the way?",
    "Let's see what it gives. What number do you get?",
  ],
  'step-turned': [
    'Read that part of the question once more. Which one is more?',
    'Check the order with the question. Which of the two is larger there?',
    'Hold that against the question. Which one is it more than?',
    'Sketch the two. Going by the question, which one is bigger?',
  ],
  'step-rightly-denied': [
    "Right, that one isn't true. What does it tell you?",
    "You're right, it fails. So what can you say about the numbers you put in?",
    "Yes, that doesn't work out. What does that mean for the question?",
    "Good check, those two don't fit. What follows from that?",
  ],
  start: [
    "No problem, we'll start small. You've got {about} to work with. {rung}",
    'Starting is the hardest part. Look at {about}. {rung}',
    "Let's do the first step together. You have {about}. {rung}",
    'That happens to everyone. Begin with {about}. {rung}',
  ],
  'offer-landmark': [
    "{value} is {says}, that's right. Want to lock in {about}, or {check} first?",
    'Yes, {value} is {says}. Would you lock in {about} now, or {check} first?',
    'Good, {value} is {says}. Do you want to {check} before you lock in {about}?',
    'You found {says}, {value}, yes. Lock in {about} now, or {check} first?',
  ],
  plan: [
    "Let's try {about}. {next}",
    "So you'd try {about}. {next}",
    "You'd go with {about}. {next}",
    "You're thinking of {about}. {next}",
    'Your plan is {about}. {next}',
  ],
  'plan-fits': [
    'Yes, {about} helps here. {next}',
    'Good plan, {about} is a way to go. {next}',
    'That works, {about} gets you further. {next}',
    'Right, {about} makes sense here. {next}',
  ],
  'idea-known-math': [
    "Yes, you've got that part. What does your next line look like?",
    'Right, the same idea again. What does the whole line turn into?',
    'Yes, that holds there, too. What do you write down now?',
    'That fits with what you said before. What do you get when you do it?',
  ],
  'step-on-the-way': [
    'OK, a step on the way. What does that number stand for?',
    'Got it, we keep going. What is that number, in words?',
    "Good, you're on the way. What can you work out with that number?",
    "Okay, it's a step. What do you do with that number next?",
  ],
} as const;
