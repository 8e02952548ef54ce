/** Wordings for phase 3.5, when the question is complete. */
export const REVIEW_WORDS = {
  explanation: [
    "Here's how it works.\n\n{explanation}\n\nWhich part should we look at?",
    "Let's go over it.\n\n{explanation}\n\nWhat's still unclear?",
    'Now I can show you all of it.\n\n{explanation}\n\nCould you say it back in your own words?',
    "Here's the whole thing.\n\n{explanation}\n\nIs there a step you'd like to look at?",
  ],
  'explain-part': [
    "Let's look at just that part.\n\n{part}\n\nDoes it make sense with the step before it?",
    "That's this step.\n\n{part}\n\nWhat would you get if you did it yourself?",
    'One step at a time.\n\n{part}\n\nWhat about it is still unclear?',
    'Here it is on its own.\n\n{part}\n\nWhat comes next?',
  ],
  simpler: [
    'Sure, in simpler words.\n\n{simpler}\n\nDoes that make more sense?',
    "Let's try it another way.\n\n{simpler}\n\nWhich part is still fuzzy?",
    "Here's the short version.\n\n{simpler}\n\nHow would you say it?",
    'Okay, the simple version.\n\n{simpler}\n\nReady for the next one?',
  ],
  similar: [
    'Good idea. Practice gives you more questions like this one. Ready to try one?',
    'A similar one is the best way to see if it stuck. Want to open one in practice?',
    'Sure. Look for more like this in practice. Want one last look at this one first?',
    "Let's do it. You'll find more like this in practice. What will you watch for next time?",
  ],
  'similar-worked': [
    "Let's look at one like it.\n\n{example}\n\nWhich step is the same in yours?",
    "Let's do another one together.\n\n{example}\n\nWhat would you do first in yours?",
    "Here's another one of this kind.\n\n{example}\n\nWhich step is the tricky one?",
    'Try following this one.\n\n{example}\n\nWhere did yours go a different way?',
  ],
  'explain-wrong': [
    'About {option}: {feedback} Does that make sense?',
    '{option} is tempting. {feedback} See the difference?',
    "Here's why {option} doesn't work. {feedback} Want to look at another one?",
    'The catch with {option}: {feedback} What would you look for next time?',
  ],
  'explain-unforeseen': [
    "{option} isn't the answer here. Compare your work with the explanation. Which step is different?",
    "{option} isn't it, and the explanation shows the way. Where does your work go another way?",
    "I don't know how you got {option}. Which step of the explanation looks new to you?",
    "{option} isn't the answer. Redo the first step of the explanation. Do you get the same?",
  ],
  'explain-right': [
    '{option} is right.\n\n{part}\n\nWhich part made it click for you?',
    'Yes, {option} is the answer.\n\n{part}\n\nHow would you say that to a friend?',
    "{option} is correct, and here's why.\n\n{part}\n\nWhat will you look for next time?",
    "Right, it's {option}.\n\n{part}\n\nIs there a part you'd like again?",
  ],
  'review-no-choices': [
    'This question has no letters. You enter a number. Which step should we look at?',
    'There are no choices here to compare. Which step is unclear?',
    'You type a number in this one. Want to look at a step?',
    'No choices in this one. What would you like me to explain?',
  ],
  next: [
    "On we go. Tap next question when you're ready.",
    'Ready when you are. Take the next question.',
    "Good, let's keep going. Ready for the next question?",
    'Next one, then. Read it through before you look at the choices.',
  ],
  'review-greeting': [
    "Hi! This one's done, so we can talk about all of it. What do you want to see?",
    'Hey there. Want to go through the explanation?',
    'Hello! Which choice or step should we look at?',
    'Hi again. What would you like to know about this one?',
  ],
  noted: [
    "Good. That's the one to watch for. Take the next question when you're ready.",
    "Nice. That'll help on the next one. Take it when you're ready.",
    "Got it, take that with you. Tap next question when you're ready.",
    'Okay, hold on to that for next time. Ready for the next question?',
  ],
  'work-in-review': [
    "Let's put that next to the explanation. Which step would it belong to?",
    "Okay, this one's finished, so nothing counts now. How did you get that?",
    'Compare it with the explanation. Where do the two go different ways?',
    "Let's talk it through. What does that stand for in the question?",
  ],
  'review-misread': [
    'My bad, I misread that. Which part of this one should we look at?',
    'Oops, I got that wrong. What would you like to see here?',
    "That's on me, I took it the wrong way. Which step were you at?",
    'Ah, I misunderstood. Back to this one. What should we look at?',
  ],
  'review-off-topic': [
    "I wish I could talk about that, but I'm here for this question. Want the explanation?",
    "I'm only good for this question, sorry. Which step should we look at?",
    "Let's stick with this one. What would you like to see?",
    'Save that for later. Ready for the next question?',
  ],
  'review-unknown': [
    'Which part should we look at?',
    'What would help most with this one?',
    'Where do you want to start?',
    'Which of these would help?',
  ],
} as const;
