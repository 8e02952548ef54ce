/** Wordings for a checked line. `{from}` is what it was compared with, `{where}` names a kind of term, never a value. */
export const STEP_WORDS = {
  'step-follows': [
    "Yes, that follows from {from}. What's your next move?",
    'That line checks out against {from}. What comes next?',
    'Nice, that works with {from}. Where do you go from there?',
    'Right, that follows from {from}. What would you do now?',
  ],
  'step-identity': [
    'Both sides are the same there. Which numbers in it come from the question?',
    "That's always true. What does it tell you about this question?",
    "Both sides are equal there. What's the next line you get from it?",
    'Left and right agree. Where did that line come from?',
  ],
  'step-does-not-follow': [
    "That line doesn't follow from {from}. {where} What would you change?",
    'Something changed between {from} and your line. {where} Can you find it?',
    "Not quite. It doesn't match {from}. {where} Try that line again.",
    "Hold on, that doesn't fit {from}. {where} Write the step out in full and send it again.",
  ],
  'step-direction': [
    'Both sides work, but look at the inequality sign. Did you make a move that turns it around?',
    'Check which way the sign points. What did you multiply or divide by?',
    "The terms are fine, but the direction isn't. When does an inequality sign turn?",
    'Put a number into both lines. Do they agree?',
  ],
  'step-submit-it': [
    "So there's a value. Is it what the last sentence asks for?",
    "You've got a value now. What happens when you put it back into the question?",
    "Okay, that's a value. What does the question want to know about it?",
    'So it comes down to that. Does it fit everything the question says?',
  ],
  'step-submit-it-range': [
    "So that's a range. Does the question want the range, or one number in it?",
    'Okay, a whole range. Which numbers in it count for the question?',
    "That's a stretch of numbers. What does the question want from it?",
    "A range, got it. What's one number in it, and does that fit the question?",
  ],
  'step-submit-it-opposite': [
    "There's still a minus on the letter. What's the letter itself?",
    'The minus is still there. What do you do about it?',
    "That's the letter with a minus. How do you turn both sides?",
    'One move left: the minus. What does the letter come to?',
  ],
  'step-plugged-in': [
    'Good idea to put a number in. What does each side come to?',
    "You're testing a number, nice. Do both sides come out the same?",
    'So you put it in. What do you get on the left, and what on the right?',
    "That's a real test. What does it tell you if both sides match?",
  ],
  'step-leads-to-choice': [
    "That's one step from a value. What do you get, and does it work in the question?",
    "You're close to a number there. What is it, and does it fit what the question says?",
    "Finish that one. What's the value, and what happens when you put it back in?",
    'One more move. What is it, and how could you test the result?',
  ],
  'step-no-more': [
    'You have a few lines now. Which one are you surest of, and what follows from it?',
    "That's another way to go, so you can test it: does it fit what the question says?",
    'Let me hand that one to you. Finish it: does your number fit the question?',
    'Stick with one of your lines and finish it. What do you get when you put the result back in?',
  ],
  'step-no-start': [
    'Which words of the question gave you that line?',
    'What does each side of that line stand for in the question?',
    'Where did that one come from? Send me the line before it.',
    "Okay, tell me the story of that line. What's on the left, and what's on the right?",
  ],
  'step-cannot-tell': [
    'That looks like two steps at once. Can you write them on two lines?',
    'Put a small number in for the letter on both sides. Do they agree?',
    'Test that line with an easy number. What do you get on the left, and what on the right?',
    "Let's take it slower. Which part of that line did you work out last?",
  ],
  'step-unreadable': [
    'Can you type that line with + - * / ^ and =? Then I can check it with you.',
    'I can check one equation or inequality at a time. Which line should we look at?',
    'Type the line with plain signs and I can check it. What would it look like?',
    'Send me one line with an = or < in it. Which one do you want to check?',
  ],
  'ask-step': [
    'Happy to. Which line are you unsure about? Send it with the one before it.',
    "Sure. I'll see if your line follows. Send it with + - * / ^ and =.",
    "Let's check it together. Which line should I look at?",
    "Good habit. Type the step on one line and send it. What's the line before it?",
  ],
  'ask-step-words': [
    'Tell me what you have so far. Which words in the text made you think that?',
    "Let's check your reasoning. Which line in the text backs you up?",
    'Say your reason in one sentence. Where does the text prove it?',
    'Put your finger on the line that supports you. What does it say?',
  ],
} as const;
