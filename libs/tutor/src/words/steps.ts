/** Wordings for a checked line. `{from}` is what it was compared with, `{where}` names a kind of term, never a value. */
export const STEP_WORDS = {
  'step-follows': [
    "Yes, that follows from {from}. What's your next move?",
    'That line checks out against {from}. What comes next?',
    'Nice, that works with {from}. Where do you go from there?',
    'Right, that follows from {from}. What would you do now?',
  ],
  'step-identity': [
    "Both sides agree, so that's true. Which numbers in it come from the question?",
    "That's true for any question. How does it connect to what's given here?",
    "The arithmetic is fine. I can't see where it comes from, so which line leads to it?",
    "True, but it doesn't move us yet. What does the question give you to use with it?",
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
  'step-false-identity': [
    "The two sides of that line aren't equal. What do you get when you work out each one?",
    "Left and right don't match there. Can you redo one side and send it?",
    'Those two sides come out different. What happens if you take it in smaller steps?',
    'Not equal yet. Which side did you change?',
  ],
  'step-submit-it': [
    'That looks like an answer, not a step. Ready to submit it?',
    "I check steps, and that one's the end. Want to put it in the answer field?",
    "Submitting it is how you'll find out. Does it fit the question?",
    "You've reached a value. Does it answer what's asked? If so, submit it.",
  ],
  'step-leads-to-choice': [
    "I can't check that line without giving the answer away. Try putting your number back into the question.",
    "You're so far along that my check would be the answer. Does your number fit the question?",
    "I can't say yes or no to that one without giving the answer away. Put your number into the question and see if both sides agree.",
    "You've got a number to test now. What happens when you put it back into the question?",
  ],
  'step-no-more': [
    "I can't check that line without giving the answer away. Try putting your number back into the question.",
    "I'd be giving the answer away if I checked that one. You can test it: does it fit what the question says?",
    "I have to stay quiet on this line, and that says nothing about whether it's right. Finish it and test your number in the question.",
    "I can't say yes or no here without giving too much away. Keep going from your line, then test what you get.",
  ],
  'step-no-start': [
    "I can't check that line on its own, and it may well be right. What line did it come from? Send me that too.",
    "I can read your line, but I can't tell where it came from. Send the step before it and I'll take a look.",
    "The question doesn't give me an equation I can compare that with. Try a number in it to see if it fits, or send your next line.",
    "That may well be right. I can't tell from the line alone, so check it against the words of the question.",
  ],
  'step-cannot-tell': [
    "I can't prove that line right or wrong. Can you send a smaller step?",
    "That's more than I can check for sure. What if you split it into two short lines?",
    "I'd rather not guess about that one. Put an easy number into both lines. Do they agree?",
    "I'm not certain there. Try an easy number in both lines and see if they match.",
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
