/** Wordings for the ladder of hints. `{rung}` is the authored hint. Nothing here depends on the item. */
export const HINT_WORDS = {
  hint: [
    'Here is something to look at: {rung} See how far that takes you.',
    'Try this: {rung} What do you notice? Have a go when you are ready.',
    'A nudge: {rung} Take a minute with it, then try again.',
    'Let us take it a bit at a time. {rung} What would you do from there? Try it.',
    'Start here: {rung} Work from that and send what you get.',
    'OK, think about this: {rung} Give it a go, or ask for more if you are still stuck.',
    'This might open it up: {rung} Try it out and see.',
    'Good moment to slow down. {rung} Write down what that gives you.',
  ],
  'hint-again': [
    'Once more, slowly: {rung} {strategy} Now try it.',
    'Let us use this one properly: {rung} {strategy} Your turn.',
    '{strategy} And remember: {rung} Give it a go.',
    'Back to this: {rung} {strategy} Submit what you think.',
  ],
  'not-the-answer': [
    'I will not hand it over, because you will keep it longer if you get there. What helps now: {rung} Try that.',
    'I get it, you want to be done with this one. Take the next bit with me: {rung} What do you get?',
    'Not yet, but you can get closer right now. {rung} Have a go from there.',
    'On test day it is just you, so let us practise that. {rung} See where it leads and try.',
    'I can help you find it, not hand it to you. {rung} Start there and tell me what you see.',
  ],
  'not-the-answer-again': [
    'You have had all my nudges, so this part is yours. {strategy} Then submit your best try; a miss costs little and shows us what to fix.',
    'I still will not say it, but I will stay with you. {strategy} Pick what fits best and submit it.',
    'You are nearer than it feels. {strategy} Make a try, and we will look at it together.',
    'Let us finish this fairly. {strategy} Go with your best thinking and submit.',
  ],
  'explain-later': [
    'The full explanation comes when this question is done. Until then: {rung} Try that next.',
    'I will walk you through all of it once you have finished this one. For now: {rung} Have a go.',
    'First your thinking, then mine. {rung} See what you can do with that.',
    'That comes after your tries. Meanwhile, this may be enough: {rung} Try it.',
  ],
  'explain-later-again': [
    'The explanation opens as soon as this question is done. {strategy} Submit your best try and we will go through it.',
    'One more try from you, then I can explain everything. {strategy} Go for it.',
    'You have seen all the hints, so make your try now. {strategy} After that we can go through the whole thing.',
    'Almost there: the walk-through follows your tries. {strategy} Send in what you think.',
  ],
} as const;
