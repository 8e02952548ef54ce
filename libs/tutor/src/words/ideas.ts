/**
 * Wordings around students' ideas. `{reply}` and `{question}` are written for the idea or the hint, and `{question}` ends
 * in a question mark. `{echo}` is the student's own clause, and
 * `{line}` the words of the text it's near.
 */
export const IDEA_WORDS = {
  idea: ['{reply} {question}'],
  'idea-unproven': [
    "Let's see where that takes you. {question}",
    'Okay, go on from there. {question}',
    "Let's follow that. {question}",
    "Let's put that to work. {question}",
  ],
  'heard-echo': [
    "So you're saying {echo}. {question}",
    'Okay, {echo}. {question}',
    'So the way you see it, {echo}. {question}',
    'I hear you, {echo}. {question}',
    "You'd say {echo}. {question}",
    "{echo}, that's how you read it. {question}",
  ],
  'heard-echo-why': [
    'So your reason is that {echo}. {question}',
    "Because {echo}, that's your why. {question}",
    'Your thinking is that {echo}. {question}',
    "You're going by this: {echo}. {question}",
  ],
  'heard-echo-asked': [
    "You're wondering if {echo}. {question}",
    'Maybe {echo}. You can find out. {question}',
    "Let's see if {echo}. {question}",
    'Whether {echo} is worth checking. {question}',
  ],
  'heard-line': [
    'You bring up this part: “{line}” {question}',
    'That takes me to “{line}” {question}',
    'The text puts it this way: “{line}” {question}',
    'Put that next to “{line}” {question}',
  ],
  'unmatched-plain': [
    "Okay, I'm with you. {question}",
    "Let's test that on the text. {question}",
    'Thanks for telling me how you see it. {question}',
    "Let's build on that. {question}",
    'You may be able to use that. {question}',
  ],
  'unmatched-denies': [
    "Okay, that's a no from you. {question}",
    'So no on that one. {question}',
    "You'd say no to that. {question}",
    'All right, not that. {question}',
  ],
  'unmatched-order': [
    "You're going through it in order, and that helps. {question}",
    "You're using the order of things. {question}",
    'Step by step is a fine way to read it. {question}',
    "You're keeping track of what comes when. {question}",
  ],
  'unmatched-asked': [
    "Let's find that out. {question}",
    'You can get there with this. {question}',
    "Hang on to that, it's worth finding out. {question}",
    'Start here, and it may answer itself. {question}',
  ],
  'unmatched-why': [
    "So that's your reason. {question}",
    "Okay, you've got a because. {question}",
    "That's how you get there, I see. {question}",
    "Let's see how far that reason goes. {question}",
  ],
  'unmatched-math': [
    'Thanks for telling me how you see it. {question}',
    'Keep that in mind. {question}',
    "Let's build on that. {question}",
    "Let's see where that goes. {question}",
  ],
  where: [
    'Look at “{line}” What does it tell you about that?',
    'The text comes to that in “{line}” What do you read there?',
    'I would go to “{line}” What does it say about it?',
    'Try “{line}” Does it answer you?',
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
    'Yep, and now you can build on it. {rung}',
    'That fits with what you said before. {rung}',
    "You're sure of that now, so let's go one further. {rung}",
    'Right again. On to the next thing. {rung}',
  ],
  'did-you-mean': [
    'Let me make sure I get you. Is it one of these?',
    'I want to get you right. Which one is closer?',
    'Which of these do you mean?',
    "Two things come to mind. Which one's yours?",
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
