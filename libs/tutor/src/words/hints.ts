/** Wordings around a hint, `{rung}`, which ends in a question. Nothing here depends on the item. */
export const HINT_WORDS = {
  hint: [
    "Here's a place to start. {rung}",
    'Try this. {rung}',
    "Let's take it in small pieces. {rung}",
    'Think about this for a moment. {rung}',
    "Okay, here's a nudge. {rung}",
    'This might help. {rung}',
    'Sure. {rung}',
    'Look at it from here. {rung}',
  ],
  'hint-again': [
    'Back to the last hint. {strategy} {rung}',
    'One more look, slowly. {strategy} {rung}',
    "You're close. {strategy} {rung}",
    "Let's use this one well. {strategy} {rung}",
  ],
  'next-rung': [
    "Let's come at it from another side. {rung}",
    "Here's a different way in. {rung}",
    "Let's move on to the next piece. {rung}",
    'Okay, try this instead. {rung}',
  ],
  'not-the-answer': [
    "I'll tell you once you've answered. Until then, this helps. {rung}",
    "I can't just hand it over, but this will help. {rung}",
    "Let's get there together. {rung}",
    'It sticks better when you find it. {rung}',
    'I know, you want to be done. One small step first. {rung}',
  ],
  'not-the-answer-again': [
    "You've got all the hints now, so trust yourself. {strategy} Then pick what fits and submit it.",
    "I can't say it, but I'm right here. {strategy} What would you go with?",
    "You're closer than it feels. {strategy} Then give it a try.",
    "Let's finish this one. {strategy} What looks best to you?",
  ],
  'explain-later': [
    "I'll explain all of it once you've answered. Until then, think about this. {rung}",
    'The full explanation comes right after this question. For now, one step. {rung}',
    "Your thinking first, then mine. Here's something to go on. {rung}",
    "We'll go over everything at the end. This may be all you need. {rung}",
  ],
  'explain-later-again': [
    "I can explain everything as soon as you've answered. {strategy} Then give it a try.",
    "One more attempt from you, then we'll go through it. {strategy} What would you pick?",
    "You've seen every hint, so take your best shot. {strategy} What looks right to you?",
    'Almost there. {strategy} Submit what you think, and the explanation opens.',
  ],
} as const;
