/** Wordings for phase 3.5, when the question is complete. */
export const REVIEW_WORDS = {
  explanation: [
    'Here is the whole way through.\n\n{explanation}\n\nAsk me about any step or choice, or go on.',
    'Let us go over it.\n\n{explanation}\n\nWhich part is still unclear? Ask, or take the next question.',
    'This is how it works.\n\n{explanation}\n\nTry to say it back in your own words, then move on.',
    'Now we can look at all of it.\n\n{explanation}\n\nIf a step is unclear, name it and I will go through it with you.',
  ],
  'explain-part': [
    'Let us look at just that part.\n\n{part}\n\nDoes it follow from the one before? Ask about another step, or go on.',
    'This is the step you mean.\n\n{part}\n\nDo it once yourself on paper and see whether it comes out the same.',
    'One step at a time.\n\n{part}\n\nRead it next to the question, then tell me what is still unclear.',
    'Here it is on its own.\n\n{part}\n\nTry to do the next step before you read on.',
  ],
  'explain-wrong': [
    'About {option}: {feedback} Compare it with the explanation, and ask me if it is still unclear.',
    '{option} is tempting, but: {feedback} See the difference? Ask about another, or go on.',
    'Here is why {option} does not work. {feedback} Check that against the question once more.',
    'The trouble with {option} is this: {feedback} Ask about another choice, or take the next question.',
  ],
  'explain-unforeseen': [
    "{option} isn't the answer here. Compare your work with the explanation: which step is different? Send me that one.",
    '{option} is not the answer here, and the explanation shows the way. Find the first line where yours differs.',
    'For {option} I can only point to the explanation. Compare it line by line with your working.',
    'I cannot tell how you came to {option}. Redo the first step of the explanation and see where you left it.',
  ],
  'explain-right': [
    '{option} is right.\n\n{part}\n\nAsk about a choice that tempted you, or go on.',
    'Yes, {option} is the answer.\n\n{part}\n\nCould you explain it to a friend? Try, then move on.',
    '{option} is correct, and here is why.\n\n{part}\n\nAsk about another choice, or take the next question.',
    'Right, {option} it is.\n\n{part}\n\nIs anything still unclear? Name it, or go on.',
  ],
  'review-no-choices': [
    'This question has no letters: a value is entered. Ask me about a step of the explanation, or go on.',
    'There are no choices here to compare. Name a step that is unclear, or take the next question.',
    'Here one types a number, so there is no such choice. Shall we look at a step? Name it.',
    'No options in this one. Ask about the explanation, or move on to the next question.',
  ],
  next: [
    'On we go. Tap next question when you are ready.',
    'Ready when you are: take the next question.',
    'Good, let us move on. The next question is waiting.',
    'Next one, then. Read it through before you look at the choices.',
  ],
  'review-greeting': [
    'Hi! This question is done; ask me about any part of it, or go on.',
    'Hey there. Shall we go through the explanation? Ask, or take the next question.',
    'Hello! Tell me which choice or step you want to look at, or move on.',
    'Hi again. Name a step that is unclear, or take the next question.',
  ],
  'review-off-topic': [
    "I can only help with this question. If something's wrong, you can call or text 988 anytime.",
    "I'm just here for this question. If you're having a hard time, you can call or text 988 anytime. Want to see the explanation?",
    "That's outside what I can help with, but someone is there for you anytime: call or text 988. Want to pick a step to talk about?",
    "Let's get back to this question. Ask about a step, or take the next question.",
  ],
  'review-unknown': [
    'I am not sure what you mean. Ask about a choice or a step of the explanation, or go on.',
    'Sorry, I did not get that. Name a step or a choice, or take the next question.',
    'Can you say it another way? I can explain a step, a choice or a term.',
    'Tell me which part is unclear: a step, a choice, a word? Or move on to the next question.',
  ],
} as const;
