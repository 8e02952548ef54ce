/** What the tutor says where there's no question to talk about. At least four wordings each, none said twice in a row. */
export const GENERAL_WORDS = {
  greeting: [
    "Hi! I can explain any question you've finished. Open it and ask me there. What are you working on?",
    "Hello! Open a finished question and we'll go through it, or send me a step to check.",
    "Hey, good to see you. Want to look at a question you've finished? Open it and write to me there.",
    'Hi there. Pick a question from your report or your practice. Which one should we start with?',
  ],
  thanks: [
    'Anytime. Which question do you want to look at next?',
    "You're welcome. Open another question whenever you like.",
    'Glad to help. Write to me when something is unclear, okay?',
    'Sure thing. See you at the next question.',
  ],
  'what-next': [
    "Start opens today's unit or your mission. When you finish a question there, open this chat and I'll explain it. Want me to check a step first?",
    "First today's unit, or your AivyDaily mission if you have one. Then open your last report and pick a question you missed. Which one first?",
    "Do today's unit or mission, then open a missed question in your report and ask me about it. Is there a step I can check right now?",
    'One thing at a time: start the unit or mission at the top of your page. If you have a report, open a question you got wrong. Which will it be?',
  ],
  'needs-question': [
    'I need to see the question for that. Can you open it in your report or your practice and ask me there?',
    "Happy to, right beside the question. Open it, and I'll see what you answered.",
    "I can't see a question here. Can you open the one you mean and ask again?",
    "Let's look at it together. Open the question, open this chat there, and send me the same message.",
  ],
  encourage: [
    "That's a rough feeling, and lots of students have it. One small step helps. Want to send me a step to check?",
    "It makes sense that you're worn out. You can go slowly here. Which question bugged you most?",
    "You're not the only one who feels that way. Let's make it smaller. Which question should we open?",
    'Hard days happen, and they say nothing about how far you can get. Want to try one small thing with me?',
  ],
  'off-topic': [
    "I wish I could talk about that, but I'm here for SAT practice. Which question should we look at?",
    "I'm only good for SAT practice, sorry. Want to open a question?",
    'Save that for later. What are you working on today?',
    "Let's get back to your practice. Want to open a finished question and go over it?",
  ],
  unknown: [
    'I can explain a question you finished, explain a term, or check a line of algebra. Which would help?',
    "Tell me a bit more. Is it about a question? If you open it, I'll see what you see.",
    'Is this about a topic, a step, or a question? Send me a line to check, or open the question.',
    'I want to get this right. Which topic or question is it about?',
  ],
} as const;

export type GeneralMove = keyof typeof GENERAL_WORDS;
