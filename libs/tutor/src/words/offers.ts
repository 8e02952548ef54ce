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
    "You're going with {about}. Lock it in, or tell me why first?",
    'Okay, {about}. Want to {check} before you lock it in?',
    "So it's {about}. Want to lock it in, or {check} first?",
    "You'd pick {about}. Tell me why, or lock it in?",
  ],
  'offer-submit-asks': [
    "I can't say before you lock it in. Want to {check} first?",
    "That's your call. Would you {check}, or lock in {about}?",
    "I'd love to say, but not yet. Lock in {about}, or {check} first?",
    'Not from me yet. Would you {check}, or lock it in?',
  ],
  'offer-submit-so': [
    'So {about}. Lock it in, or tell me what got you there?',
    'So you end up at {about}. Want to {check}, or lock it in?',
    "Okay, so it's {about}. Want to {check} before you lock it in?",
    'Then {about} it is for you. Lock it in, or {check} first?',
  ],
  'offer-submit-nervous': [
    "It's okay to be nervous. Want to {check}, or lock in {about}?",
    'Submitting can feel scary. Want to {check} before you lock in {about}?',
    'Everybody gets nervous at this button. Lock in {about}, or {check} first?',
    'I get it, it feels final. Would you {check} first, or lock in {about}?',
  ],
  'offer-submit-ready': [
    "Sure. Tap the button for {about} when you're ready.",
    "You can. Tap the button below for {about} when you're ready.",
    "Go for it when you're ready. Tap the button for {about}.",
    'Of course. The button for {about} is right here, so tap it when you want.',
  ],
  'offer-submit-reason': [
    "You're going with {about}, and you've said why. Lock it in, or {check} first?",
    'Okay, {about}, and you have a reason. Want to {check}, or lock it in?',
    "So that's why you like {about}. Want to {check} before you lock it in?",
    'I see your reason for {about}. Want to lock it in, or {check} first?',
  ],
  'offer-submit-because': [
    'You went with {about} because {echo}. Want to lock it in, or {check} first?',
    'So {about}, because {echo}. Lock it in, or {check} first?',
    'Okay, {about}, since {echo}. Do you want to {check}, or lock it in?',
    'Your reason for {about} is that {echo}. Want to {check}, or lock it in?',
  ],
  'check-first': [
    "Sure, nothing's submitted yet. {try}",
    'Okay, take your time. {try}',
    "Let's check it, then. {try}",
    'No rush at all. {try}',
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
