/** What the tutor says where there is no question to talk about. At least four wordings each, none said twice in a row. */
export const GENERAL_WORDS = {
  greeting: [
    'Hi! I can explain any question that you have finished: open it and ask me there. What are you working on?',
    'Hello! Open a finished question and I will go through it with you, or send me a step to check.',
    'Hey, good to see you. Shall we look at a question that you have finished? Open it and write to me there.',
    'Hi there. Pick a question from your report or your practice, and ask me about it.',
  ],
  thanks: [
    'Any time. Which question would you like to look at next?',
    'You are welcome. Open another question whenever you like.',
    'Glad to help. Keep going, and write to me when something is unclear.',
    'Sure thing. See you at the next question.',
  ],
  'what-next': [
    'Your page has the next step: Start opens today’s unit or your mission. When a question there is done, open this chat beside it and I will explain it. Shall I check a step meanwhile?',
    'First today’s unit, or your AivyDaily mission if you have one: both begin at the Start button. After that open your last report and pick a question you missed; I am there, too.',
    'What I can do here: explain a term, check a line of algebra, and point the way. The way now: do today’s unit or mission, then look at a missed question in your report and ask me.',
    'One thing at a time: begin what your page shows on top, a unit or a mission. If you have a report, open a question you got wrong and ask me why. Which one do you start with?',
  ],
  'needs-question': [
    'For that I need to see the question. Open it in your report or your practice, and ask me there.',
    'Gladly, beside the question itself: open it, and I can see what you answered.',
    'I cannot see a question here. Open the one you mean and ask again.',
    'Let us look at it together: go to the question, open this chat there, and send me the same message.',
  ],
  'off-topic': [
    "I can only help with SAT practice. If something's wrong, you can call or text 988 anytime.",
    "I'm just here for SAT practice. If you're having a hard time, you can call or text 988 anytime. Which question should we look at?",
    "That's outside what I can help with, but someone is there for you anytime: call or text 988. Want to open a question?",
    "Let's get back to your practice. Open a finished question, and I'll explain it step by step.",
  ],
  unknown: [
    'I am not sure what you mean. I can explain a finished question, a term, or check a line of algebra.',
    'Can you say that another way? Open the question that it is about, and I can be more useful.',
    'Sorry, I did not get that. Send me a line to check, or open a question and ask me there.',
    'I did not follow. Tell me which topic or which question it is about.',
  ],
} as const;

export type GeneralMove = keyof typeof GENERAL_WORDS;
