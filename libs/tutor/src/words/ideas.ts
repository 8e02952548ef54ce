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
    'So you think {echo}. {question}',
    "You're saying {echo}. {question}",
    'Okay, you think {echo}. {question}',
    "So you're saying {echo}. {question}",
  ],
  'heard-echo-why': [
    'So your reason is that {echo}. {question}',
    'You think so because {echo}. {question}',
    'Okay, because {echo}. {question}',
    "That's since {echo}, you'd say. {question}",
  ],
  'heard-echo-asked': [
    "You're asking if {echo}. {question}",
    "Let's find out if {echo}. {question}",
    "Let's see if {echo}. {question}",
    'You want to know if {echo}. {question}',
  ],
  'heard-line': [
    "Okay, here's the line: “{line}” {question}",
    'The text says “{line}” {question}',
    "Let's look at “{line}” {question}",
    "You're at this part: “{line}” {question}",
  ],
  unmatched: [
    "I'm not sure I get you yet. {question}",
    "You've lost me a little. {question}",
    'I might be missing what you mean. {question}',
    "I don't think I'm with you yet. {question}",
  ],
  'unmatched-again': ['{question}'],
  'unmatched-denies': [
    'Not that, then. {question}',
    'All right, so no. {question}',
    "You're not buying it. {question}",
    "Okay, you'd say no. {question}",
  ],
  'unmatched-asked': [
    "Let's find that out. {question}",
    'This will help you tell. {question}',
    "Here's how to find out. {question}",
    'Start here, then you can tell. {question}',
  ],
  'unmatched-why': [
    "Okay, that's your why. {question}",
    "Let's see how far that goes. {question}",
    'I see how you get there. {question}',
    "So that's why, for you. {question}",
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
  'which-part': [
    'Wait, let me get that straight. Which part is right, and which part is wrong?',
    "I don't want to mix up your two parts. Which one works, and which one doesn't?",
    'Two parts, so one at a time. Which one does the text support?',
    "Let's split that in two. What does the text say about each part?",
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
