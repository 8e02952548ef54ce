/**
 * Wordings around students' ideas. `{reply}` and `{question}` are written for the idea or the hint, and `{question}` ends
 * in a question mark. `{about}` is the student's own words.
 */
export const IDEA_WORDS = {
  idea: ['{reply} {question}'],
  unmatched: [
    "You're thinking about *{about}*. Check it against the text. {question}",
    'Okay, *{about}*. Hold that next to the text for a moment. {question}',
    '*{about}* is worth a closer look. {question}',
    "Let's see what the text does with *{about}*. {question}",
    'Keep *{about}* in mind. {question}',
    "So you're looking at *{about}*. {question}",
  ],
  'unmatched-plain': [
    "Let's look at one small piece. {question}",
    "Let's test that against the text. {question}",
    'Hold on to that thought. {question}',
    "Here's a way to check that. {question}",
    "Let's zoom in. {question}",
  ],
  'unmatched-math-about': [
    "You're thinking about *{about}*. {question}",
    'Okay, *{about}*. {question}',
    "So you're looking at *{about}*. {question}",
    'Keep *{about}* in mind. {question}',
  ],
  'unmatched-math': [
    "Let's take one small piece. {question}",
    'Keep that thought. {question}',
    "Here's a way to test that. {question}",
    "Let's go one piece at a time. {question}",
  ],
  'say-why': [
    'Okay, {about}. What in the question tells you that?',
    "So you'd say {about}. Which words make you think so?",
    'You say {about}. Where do you see it?',
    "I hear {about}. What's your reason?",
  ],
  'idea-known': [
    "Yes, you've got that part. {rung}",
    "Right, that's the same idea, and it's a good one. {rung}",
    "Yep, that part's settled. {rung}",
    'That fits with what you said before. {rung}',
  ],
  'say-more': [
    'Okay, *{about}*. How does that answer the question?',
    "You're thinking about *{about}*. Where do you see it?",
    'So *{about}*. What made you think of that?',
    "*{about}*, okay. What's the link to the question?",
  ],
  'say-more-plain': [
    'Tell me more. What makes you say that?',
    'Okay. How did you get there?',
    'What would that look like here?',
    'I want to follow you. What made you think of that?',
  ],
  'did-you-mean': [
    'Let me make sure I get you. Is it one of these?',
    'I want to get you right. Which one is closer?',
    'Which of these do you mean?',
    "Two things come to mind. Which one's yours?",
  ],
  'did-you-mean-one': [
    'Let me make sure I get you. Is it this?',
    'Is this what you mean?',
    'Just checking I heard you right. Is it this?',
    'Do you mean this?',
  ],
  'small-step': [
    "No rush. Here's a smaller piece. {question}",
    "Let's shrink it. {question}",
    'Okay, just this bit. {question}',
    'A half answer is fine, too. {question}',
    'Take your time with this one. {question}',
    'You can guess here, nothing counts. {question}',
  ],
  closer: [
    'Which is closer to what you think?',
    'Here are two ways to see it. Which one sounds more like you?',
    'Two readers could see this differently. Which one is closer to yours?',
    "Let's sort it out. Which of these would you say?",
  ],
  unsure: [
    'What would help most right now?',
    'Happy to help. Which one do you want?',
    'I can do either. Which one first?',
    'Which of these do you need?',
  ],
} as const;
