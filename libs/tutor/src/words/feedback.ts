/** Wordings for feedback on a wrong answer. `{feedback}` is the authored sentence about the answer that was given. */
export const FEEDBACK_WORDS = {
  'why-wrong': [
    'Here is what goes wrong there: {feedback} Read the question again with that in mind, and try.',
    'That is a mistake many people make. {feedback} What changes if you fix that? Try it.',
    '{feedback} Go back to the place where that happened, and have another go.',
    'Look at it this way: {feedback} Now try again from there.',
    'The snag is this: {feedback} Sort that out first, then try again.',
  ],
  'recheck-form': [
    'Not quite, but you may be close. Check your signs, and which number goes on top when you divide. Then try again.',
    'Your working may be nearly there. Go over each sign and each division in turn, and have another go.',
    'Something small may have slipped: a sign, or a division the wrong way up. Walk through your lines and try again.',
    'Before you start over, look at the signs and at what is divided by what. Fix what you find and try again.',
  ],
  'recheck-scale': [
    'Have a look at units, percents and decimal places: is everything in the same kind? Then try again.',
    'The method may be fine. Check how you changed units or percents, and where the decimal point went. Have another go.',
    'Ask yourself whether the size makes sense. Units and decimal points are the usual suspects; check them and try again.',
    'Read the units in the question again, and compare them with yours. Adjust your working and try once more.',
  ],
  'recheck-unfinished': [
    'Check what exactly the question asks for. Is there still something to multiply or divide? Then try again.',
    'You may have stopped too early, or gone past it. Reread the last sentence of the question and try again.',
    'Compare your number with what is asked: the whole, a part, each, or the total? Fix that and have another go.',
    'Look at your last line again: does it give just what the question wants? Finish from there and try again.',
  ],
  'wrong-unforeseen': [
    'That is not it yet. Tell me the line you got it from, and we can find where it turned, or take a hint.',
    'Not yet. Write down how you got there and send me a line to check, or ask for a hint.',
    'That one does not work, and I would like to see how you got there. Send me a step, or take a hint and try again.',
    'Not this time. Reread what the question asks, then check your working line by line; I can look at a line with you.',
  ],
  'nothing-tried': [
    'You have not answered this one yet, so nothing is wrong so far. Make a try, or ask me for a hint.',
    'Nothing to fix yet: there is no answer from you. Have a go, or take a hint first.',
    'I have no answer of yours to look at. Submit one, and I will tell you what I see.',
    'Let us get a try in first. Answer what you think, then ask me again.',
  ],
  'not-tried-that': [
    'I only talk about answers you have tried. If you think it is wrong, say why to yourself, and go with what is left.',
    'You have not tried that one, so I will keep quiet about it. What speaks for it in the question? Decide and try.',
    'That would be giving things away. Look for evidence for or against it yourself, or ask me for a hint.',
    'We can talk about it once you have tried it. For now, check it against the question, or take a hint.',
  ],
} as const;
