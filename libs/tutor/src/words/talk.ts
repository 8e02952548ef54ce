/** Wordings for everything that's neither a hint, an idea nor feedback. */
export const TALK_WORDS = {
  define: [
    '**{term}**: {definition} Where do you see that here?',
    'Glad you asked. **{term}**: {definition} How does that fit your question?',
    'In short, **{term}** means this: {definition} Does that change how you read it?',
    "Here's what **{term}** means: {definition} What does that tell you about the question?",
  ],
  'term-unknown': [
    "I can't define that one here. What do the words around it tell you?",
    "That one's not in my word list. Read the sentence without it. What would make sense there?",
    "Let's get it from the text. What is the sentence around it saying?",
    'Try the words next to it. What do they tell you it means?',
  ],
  'no-choices': [
    'This one has no letters. You enter a number. What do you have so far?',
    "There are no choices here, so you type in your own number. What's your first step?",
    'No choices in this one. Which line would you start with?',
    'Here you type the number yourself. Want a hint on how to begin?',
  ],
  passage: [
    "Let's read it in small bites. What does the first sentence say, in your own words?",
    'Start with who or what it is about. What does the text say about that?',
    'One sentence at a time. Which one loses you?',
    'Read the question first, then the text. Which sentence is about that?',
  ],
  'passage-none': [
    "Let's take the question apart. What does it give you, and what does it want?",
    "There's no text here, just the question. What does each number in it stand for?",
    'Say the question in your own words first. Which number does it want?',
    "Read it once for what you know. What's the first thing you could write down?",
  ],
  'own-reason': [
    "Thanks for telling me your reason. I can't say if it's right yet, but you can test it. Which words in the text prove it?",
    'A reason beats a hunch. Which line supports it, and does any line speak against it?',
    "I'll stay quiet about right or wrong until you answer. Does the text say that, or does it only sound like it?",
    'Sounding right can fool anybody. What does that claim say, word for word, and where is it in the text?',
  ],
  'own-reason-math': [
    "Thanks for telling me. I can't say yes or no yet, but I can check a line. What would it look like?",
    'A hunch is a start. Can you turn it into an equation and send it?',
    'Test it with an easy number. Does it still work?',
    'What follows from that? Send me the line and I can check it.',
  ],
  'offer-submit': [
    'Submit {option} as your answer? Tap the button, or keep working.',
    'Is {option} your answer? You can submit it below. If it was just a step, keep going.',
    'Ready to submit {option} as your answer? Not sure? Check it first.',
    'I can submit {option} as your answer. Tap to submit. It uses one try.',
  ],
  'tap-submit': [
    "Tap the button and it's in. Or is there something to check first?",
    'Then go for it. Tap the button under my last message.',
    "It's your call, so the button is yours to tap. Ready?",
    'Go ahead and tap the button. Want to check it once more first?',
  ],
  'asked-value': [
    'Is that what the question asks for? If it is, send me just the number.',
    'You found a value. Is it what the question asks for? Read the last sentence again.',
    'Is that the value the question wants, or a step on the way? Check what it asks for.',
    'Does the question want just that value? Check before you submit.',
  ],
  'which-number': [
    'This one needs a number. A whole number, a decimal or a fraction will do. What did you get?',
    'This question takes a number. Type it as digits or as a fraction and send it again.',
    'I need a number for this one. Which number do you get? Send it to me.',
    'A number goes in the answer box here. What number do you have? Send it, or ask me for a hint.',
  ],
  'which-choice': [
    "I don't see that in the choices. Which letter do you mean? Send it to me.",
    "That doesn't match a choice I can see. Look at the four again and send me a letter.",
    "I can't find that in the choices. Send me the letter of the one you mean.",
    "None of the choices says that. Take another look and tell me which letter you'd pick.",
  ],
  'already-tried': [
    "You already tried {option}, so it won't count as a new answer. {feedback} What else could it be? Try again.",
    'You tried {option} before. {feedback} Send me a line of your work, or take a hint.',
    "You've submitted {option} before, and it wasn't right. {feedback} Send me a line to check, or try again.",
    "We know about {option} already: that try is used. {feedback} Ask me why it's wrong, or try again.",
  ],
  'not-yet-next': [
    "Let's finish this one first. Want a hint?",
    "This one's still open. What would you pick right now?",
    "Almost. Answer this one and the next is yours. What's your best guess?",
    'One thing at a time. Where are you stuck on this one?',
  ],
  'asked-again': [
    "This question is in something you haven't finished. Answer it there, then I'll go over it with you.",
  ],
  greeting: [
    "Hi! Read it through once. What's the question asking?",
    'Hey, good to see you. Where do you want to start?',
    'Hello! Take a first look. Where does it get tricky?',
    'Hi there. What do you think so far?',
  ],
  thanks: [
    "Anytime. What's your next step?",
    "You're welcome. Ready to keep going?",
    'Glad it helped. Where are you now with it?',
    'Sure thing. What do you want to do next?',
  ],
  'off-topic': [
    "I wish I could talk about that, but I'm here for this question. Where were we?",
    "Save that for later. What's this question asking?",
    "I'm only good for this question, sorry. What do you have so far?",
    "Let's get this one done first. Want a hint?",
  ],
} as const;
