/** Wordings for feedback on a wrong answer. `{feedback}` is what was written about the answer that was given. */
export const FEEDBACK_WORDS = {
  'why-wrong': [
    "Here's what went wrong. {feedback} What will you look at again?",
    'Lots of people pick that one. {feedback} Where do you see that?',
    '{feedback} Which part of the question says so?',
    "Let's look at that one. {feedback} What would fit better?",
    "Here's the catch. {feedback} Which words show it?",
  ],
  'why-wrong-math': [
    "Here's what went wrong. {feedback} What would you do differently?",
    'Lots of people get that one. {feedback} Which step would you change?',
    "Let's look at that one. {feedback} How would your work go now?",
    "Here's the catch. {feedback} Where does your work change?",
  ],
  'why-wrong-asking': [
    "Here's what went wrong. {feedback}",
    'Lots of people pick that one. {feedback}',
    "Let's look at that one. {feedback}",
    "Here's the catch. {feedback}",
  ],
  'recheck-form': [
    "Not quite, but you may be close. Check your signs and which number goes on top. What's different now?",
    'You may be nearly there. Look at each sign and each division again. Does one of them flip?',
    'Something small may have slipped, like a sign or a fraction upside down. Can you find it?',
    "Before you start over, check the signs and what's divided by what. Which one would you change?",
  ],
  'recheck-scale': [
    'Check your units, percents, and decimal places. Is everything in the same kind?',
    'Your method may be fine. Where did the decimal point or the unit change?',
    'Does the size of your number make sense? Check the units and the decimal point.',
    'Read the units in the question again. Do yours match?',
  ],
  'recheck-unfinished': [
    'Check what the question asks for. Is there one more thing to multiply or divide?',
    'You may have stopped one step early, or gone one too far. What does the last sentence ask?',
    "Compare your number with what's asked. Is it the whole, a part, or each one?",
    'Look at your last line again. Is that exactly what the question wants?',
  ],
  'wrong-unforeseen': [
    "That's not it yet. How did you get there? Send me a line and we'll find the turn.",
    "Not yet. Send me your steps and I'll check them with you. How did you start?",
    "That one doesn't work, and I'd like to see how you got it. What did you do first?",
    'Not this time. What does the question ask for? Check your work against that.',
  ],
  'nothing-tried': [
    "You haven't answered this one yet, so nothing's wrong. What would you pick right now?",
    "There's nothing to fix yet. Want a hint, or want to try it first?",
    "I don't have an answer from you yet. What are you leaning toward?",
    'Give it a try first, then ask me again. What looks good to you?',
  ],
  'not-tried-that': [
    'I only talk about answers you tried. What in the question speaks for that one?',
    "You haven't tried that one, so I'll stay quiet about it. What makes you doubt it?",
    "I can't say before you've tried it. What evidence do you see for it, or against it?",
    'We can talk about that one after you try it. How does it fit the question?',
  ],
} as const;
