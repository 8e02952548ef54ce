/**
 * Wordings for what isn't about the question: a word for the student, then back to the open question. `{tries}` is how
 * many are left, `{use}` what the skill is good for.
 */
export const ASIDE_WORDS = {
  'aside-break': [
    "Take your time, it'll all be here. When you're back: {question}",
    'No problem, go. We can pick up right here. {question}',
    "Sure, I'll wait. When you're ready: {question}",
    "All good, nothing runs out. Here's where we are: {question}",
  ],
  'aside-use': [
    'Fair thing to ask. {use} Back to this one: {question}',
    '{use} So it pays off outside of the test. {question}',
    'More than it looks like. {use} For now: {question}',
    "I used to ask that, too. {use} Let's finish this one. {question}",
  ],
  'aside-curious': [
    "I'd like to know that, too, and the {source} doesn't say. What it does let us answer: {question}",
    "Honestly, I don't know. Look it up after this one. {question}",
    "Good thing to wonder about, and I don't have the answer. Here's one you can get: {question}",
    "No idea, but now I'm curious. First, this: {question}",
  ],
  'aside-tries': [
    'You have {tries} left, and talking to me uses none. {question}',
    "You've still got {tries}, and only the submit button uses one. {question}",
    "You get {tries} from here. Chatting is free, so let's use that. {question}",
    'That would be {tries} from now. No rush to use one. {question}',
  ],
  'aside-app': [
    "I can't see the buttons from here, but you can stop anytime and your work is saved. {question}",
    'You can leave and come back whenever you want, nothing gets lost. {question}',
    'I only know the question, not the settings. Your work is saved either way. {question}',
    "Close it whenever you need to. It'll open where you left off. {question}",
  ],
  'aside-comment': [
    "Ha, I get you. Let's use that energy here. {question}",
    "I had the same reaction. Now it's stuck in our heads, so: {question}",
    "You're not the only one who thinks so. {question}",
    'Glad somebody said it. Okay, back in: {question}',
  ],
  'aside-music': [
    'If it helps you focus, sure. Words in a song can get in the way of reading. {question}',
    'Up to you. Try something without lyrics. {question}',
    'Fine by me, as long as you can still hear yourself think. {question}',
    'Some people do better with it. See how it goes here: {question}',
  ],
  'aside-other': [
    "I'd chat about that, but this question needs us. {question}",
    "Let's save that for after. {question}",
    "You'll have to tell me about it later. First this: {question}",
    'Fun, and I want to get you through this one. {question}',
  ],
} as const;

/** What each group of skills is good for outside of the test. */
const USES: readonly (readonly [last: number, use: string])[] = [
  [1, 'Getting the main point fast saves you hours in any job with emails.'],
  [3, 'Checking if the facts back up a claim keeps people from fooling you.'],
  [4, 'Working out what follows from a few facts is what doctors and detectives do all day.'],
  [5, 'Figuring out words from the sentence works in every book and every contract.'],
  [7, "Seeing how a text is built helps you argue, and notice when someone's playing you."],
  [9, 'Putting facts together for a reader is what every report and application asks for.'],
  [11, 'Clear sentences make people trust what you write.'],
  [20, "It's how phone plans, loans, and game scores get worked out."],
  [24, 'Builders, designers, and game makers use it every day.'],
  [30, 'Prices, polls, and health news are full of it.'],
];

/** What a skill is good for. */
export const useOf = (skill: number): string => USES.find(([last]) => skill <= last)?.[1] ?? USES.at(-1)![1];
