/** Wordings for all that is neither hint nor feedback. */
export const TALK_WORDS = {
  define: [
    '**{term}**: {definition} If it stands in your question, read that sentence again with this in mind.',
    'Good thing to ask. **{term}**: {definition} Try to say it in your own words.',
    'In short, **{term}** means this: {definition} Where you meet it, put these words in its place.',
    'Here is what **{term}** means: {definition} Now go back to what you were reading.',
  ],
  'term-unknown': [
    'I do not have a definition for that. Read the sentence around it and say it in your own words.',
    'That is not in my word list. See what the words next to it tell you.',
    'I cannot define that one for you here. Cover it up, read the rest, and think what would make sense.',
    'I have no entry for that. Try to get it from the context, or ask me about another term.',
  ],
  'no-choices': [
    'There are no letters to choose from here: this question takes a number. Work it out and enter it, or ask me for a hint.',
    'This one has no choices; you enter a value of your own. Send me a step to check, or take a hint.',
    'No options in this question, so there is none to rule out. Set up your first line and send it to me.',
    'Here you type the value yourself. If you are unsure how to begin, take a hint.',
  ],
  passage: [
    'That is for you to read, but not all at once. Say each sentence in a few words of your own, then read the question again.',
    'I will not retell it, because reading it is what you practise. Start with who or what it is about, and what is claimed of it.',
    'Try it in small bites: one sentence, a pause, and its point in plain words. Which sentence loses you? Ask me about a word in it.',
    'Read the question first, so you know what to look for. Then go through the text and point to the sentence that speaks of just that.',
  ],
  'passage-none': [
    'Let us take the question apart: what is given, and what is asked for? Write both down, then try.',
    'Read it once for what is asked, and once more for what you know. Put that in a line and send it to me.',
    'Say the question in your own words first. Which quantity does it want? Start there.',
    'There is no text here, just the question. Write down what each number in it stands for, then take a step.',
  ],
  'own-reason': [
    'Good that you tell me. Whether it is right I say after your try, but you can test it: point to the words in the text that prove it.',
    'A reason is worth more than a feeling. Find the line that supports it, then look whether anything in the text speaks against it.',
    'I will not say yes or no before you submit. Ask of your reason: does the text say that, or does it only sound like it? Then decide.',
    'How something sounds can mislead. Say what your choice claims, hold it against the text word for word, and go from there.',
  ],
  'own-reason-math': [
    'Good that you tell me. I will not say yes or no before you submit, but I can check a line: write your reason as one and send it.',
    'A feeling is a start. Turn it into a line of working, and send it to me to check.',
    'Test your reason: put an easy number in and see whether it still holds. Then try.',
    'Say what follows from that, as an equation if you can. Send me the line, or submit what you have.',
  ],
  'offer-submit': [
    'Submit {option} as your answer? Tap the button, or keep working.',
    'Is {option} your answer? You can submit it below. If it was just a step, keep going.',
    'Ready to submit {option} as your answer? Not sure? Check it first.',
    'I can submit {option} as your answer. Tap to submit. It uses one try.',
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
    'Let us finish this one first. Make a try, or take a hint.',
    'This question is still open. Give it your best try and the next one is yours.',
    'Nearly. Answer this one first; I can help with a hint.',
    'One thing at a time: submit a try here, and then we move on.',
  ],
  'asked-again': [
    "This question is in something you haven't finished. Answer it there, then I'll go over it with you.",
  ],
  greeting: [
    'Hi! I am here for this question. Read it through, then ask for a hint whenever you like.',
    'Hey, good to see you. Where would you like to begin? You can ask for a hint.',
    'Hello! Have a first look at the question and tell me where it gets tricky.',
    'Hi there. Try it on your own first, and call me when you want a nudge.',
  ],
  thanks: [
    'Any time. Go on when you are ready.',
    'You are welcome. Keep going, and ask whenever something is unclear.',
    'Glad to help. Carry on, and call me if you get stuck.',
    'Sure thing. Go on from where you are.',
  ],
  'off-topic': [
    "I can only help with this question. If something's wrong, you can call or text 988 anytime.",
    "I'm just here for this question. If you're having a hard time, you can call or text 988 anytime. Or ask for a hint.",
    "That's outside what I can help with, but someone is there for you anytime: call or text 988. Want to get back to the question?",
    "Let's get back to this question. Tell me your next step, or ask for a hint.",
  ],
  unknown: [
    'I am not sure what you mean. You can ask for a hint, or send me a step to check.',
    'Sorry, I did not get that. Try one of the buttons, or tell me where you are stuck.',
    'Can you say that another way? I can give a hint, explain a term, or check a line.',
    'I did not follow. Tell me which part of the question is unclear, or take a hint.',
  ],
} as const;
