/**
 * Wordings around an answer that a student names. They're the same for right and wrong ones. `{about}` is what the student
 * named, `{check}` a way to test it ("put it back into the equation"), `{work}` and `{result}` a calculation.
 */
export const OFFER_WORDS = {
  'offer-submit': [
    "So you've got {about}. Want to lock it in, or {check} first?",
    'Okay, {about}. Lock it in now, or {check} first?',
    "You're at {about}. Do you want to {check} before you lock it in?",
    'Got it, {about}. Would you {check} first, or lock it in?',
  ],
  'offer-submit-letter': [
    "You're going with {about}. What tipped you toward it?",
    'Okay, {about}. What in the {source} settles it for you?',
    "So it's {about}. Want to lock it in, or {check} first?",
    "You'd pick {about}. Which part of the {source} is it based on?",
  ],
  'offer-submit-asks': [
    "I can't say before you lock it in. Want to {check} first?",
    "That's your call. Would you {check}, or lock in {about}?",
    "I'd love to say, but not yet. Can you {check}?",
    'Not from me yet. Would you {check}, so you know about {about}?',
  ],
  'offer-submit-so': [
    'So {about}. What got you there?',
    'So you end up at {about}. Want to {check}, or lock it in?',
    "Okay, so it's {about}. Which step are you surest of?",
    'Then {about} it is for you. Lock it in, or {check} first?',
  ],
  'offer-submit-reason': [
    "You're going with {about}, and you know why. Which part of the {source} backs that up?",
    "Okay, {about}, and you've told me why. What would you say to a friend who doesn't see it?",
    'Okay, {about}, with a reason. Where in the {source} do you see that?',
    'Got it, {about}. How sure are you about that reason?',
  ],
  'offer-submit-calculated': [
    '{work} is {result}, right. Want to lock in {result}, or {check} first?',
    '{work} does come to {result}. Is that your answer, or a step on the way?',
    '{work} is {result}, that works out. Do you want to {check} before you lock it in?',
    '{work} makes {result}. Would you lock it in, or {check} first?',
  ],
  'asked-value': [
    'So {about}. What does the question want to know?',
    "Okay, {about}. What's the last sentence of the question asking for?",
    "{about}, got it. Is that what's asked, or one piece of it?",
    'You have {about}. What do you need it for?',
  ],
} as const;
