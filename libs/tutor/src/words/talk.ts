/** Wordings for everything that's neither a hint, an idea nor feedback. */
export const TALK_WORDS = {
  define: [
    'Here, **{term}** means {meaning} Where do you see that?',
    'Glad you asked. **{term}** means {meaning} Which part of the question is that?',
    'In short, **{term}** means {meaning} Where does it come in here?',
    'By **{term}**, they mean {meaning} Where does it come up in the question?',
  ],
  'own-term': [
    "You're on **{term}**: {definition} Does that match what you said?",
    'Let me put **{term}** next to your words. {definition} Is it the same?',
    '**{term}**, okay: {definition} How would you use that here?',
    "Here's how I'd say **{term}**: {definition} What do you do with it here?",
  ],
  'term-unknown': [
    "I can't define that one here. What do the words around it tell you?",
    "That one's not in my word list. Read the sentence without it. What would make sense there?",
    "Let's get it from the text. What is the sentence around it saying?",
    'Try the words next to it. What do they tell you it means?',
  ],
  'word-in-context': [
    "I don't have a definition for *{about}*. What could you put in its place so the sentence still works?",
    'Read the sentence without *{about}*. What would make sense there?',
    'Look at what comes right before and after *{about}*. What is that about?',
    "You can get *{about}* from the words around it. What's its sentence about?",
  ],
  'word-in-line': [
    '*{about}* is in “{line}” What plain word would fit there?',
    'It says “{line}” What would you put there for *{about}*?',
    'Here it is: “{line}” Leave out *{about}*. What would you write there?',
    'Go by the words around it, “{line}” What do you think *{about}* is?',
  ],
  'word-later': [
    "I'll explain that one after you answer. For now, what does the sentence around it need to say?",
    "That word is part of what's asked, so it waits. What does the sentence around it say?",
    "I can't define that one yet, sorry. Which word of your own would fit there?",
    'That one has to wait till the end. Which words in the text tell you what is needed?',
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
    'Thanks for telling me your reason. Which words in the text prove it?',
    'A reason beats a hunch. Which line supports it?',
    "I can't say right or wrong yet, but you can test it. Where does the text say that?",
    'Sounding right can fool anybody. Where is that in the text, word for word?',
  ],
  'own-reason-math': [
    "Thanks for telling me. I can't say yes or no yet, but I can check a line. What would it look like?",
    'A hunch is a start. Can you turn it into an equation and send it?',
    'Test it with an easy number. Does it still work?',
    'What follows from that? Send me the line and I can check it.',
  ],
  'tap-submit': [
    "Tap the button and it's in. Or is there something to check first?",
    'Then go for it. Tap the button under my last message.',
    "It's your call, so the button is yours to tap. Ready?",
    'Go ahead and tap the button. Want to double-check it first?',
  ],
  'which-number': [
    'This one needs a number. A whole number, a decimal or a fraction will do. What did you get?',
    'This question takes a number. Type it as digits or as a fraction and send it again.',
    'I need a number for this one. Which number do you get? Send it to me.',
    'A number goes in the answer box here. What number do you have? Send it, or ask me for a hint.',
  ],
  'which-choice': [
    "I don't see that in the choices. Which letter do you mean, or is it a step on the way?",
    "That doesn't match any of the choices. Could it be a step on the way, and what does it stand for?",
    "I can't find that in the choices. What does it stand for?",
    'None of the choices says that. Is it a step on the way, and what does it stand for?',
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
} as const;
