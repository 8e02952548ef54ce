/** Words that change nothing about what is meant, but would stand between the words of a rule. */
export const SAID_ALONG =
  /\b(?:just|really|so|like|literally|actually|honestly|tbh|ngl|fr|bro|bruh|omg|ugh|even|still|also|kinda|kind of|sort of|lowkey|seriously|basically|probably|maybe|ever|lol|lmao)\b/g;

const WORK =
  '(?:this|that|it|the|these|those|math|algebra|geometry|question|questions|test|sat|problem|problems|homework|passage|passages|deadlines?|school)';

/** What teenagers say every day without meaning it. Removed before the rules read the rest. */
export const FIGURES_OF_SPEECH: readonly RegExp[] = [
  new RegExp(
    `\\b${WORK}(?: \\w+){0,4} (?:is|are|will be|was) (?:going to )?(?:killing|kill|murdering|murder|the death of|destroying|beating) (?:me|us)\\b`,
    'g',
  ),
  /(?<!\b(?:will|to|would|might|could) )\b(?:kill|shoot|end) me(?: right)?(?: now)?\b/g,
  /\b(?:kill|murder|end|destroy|be the death of) me if i (?:get|do|fail|bomb|score|miss|mess|flunk|can|keep)\b/g,
  /\b(?:kill|killed|killing|crush|crushed|murder|murdered|nail|nailed) (?:it|this|that|the|time|another)\b/g,
  /\bi am (?:dying|dead) (?:of|from) (?:laughter|laughing|boredom|hunger|thirst)\b|\bdying to\b|\bto die for\b/g,
  /\bdie of (?:laughter|boredom|embarrassment|cringe|hunger)\b/g,
  /\b(?:dead (?:line|end|weight)|drop dead gorgeous)\b/g,
  /\b(?:shoot|hit) me (?:up|a|an|with|back)\b/g,
  /\b(?:kill|murder|strangle|punch|fight|hurt) (?:the |who\w* )?(?:\w+ )?(?:that |who )?(?:wrote|made|invented|came up with)\b/g,
  /\bwould (?:kill|murder|die) for\b/g,
  /\b(?:hopeless|worthless|useless|failure|lost|dead) (?:at|in|with|on) (?!everything|life)\w+/g,
  /\bhate my life (?:it is|because|when|why|another|this|that)\b/g,
  /\bnot breathe (?:that|this|i am laughing|laughing|it is funny)\b/g,
];

/** A message about a text, a word or a problem. */
export const LESSON_TALK =
  /\b(?:passage|poem|poet|author|narrator|character|story|text|lines? \d+|paragraph|novel|chapter|mean|means|meaning|theme|tone|noun|verb|adjective|synonym|choice|option|article|macbeth|hamlet|romeo|play|squad|survey|study|rate|ratio|percent|fraction|probability|vocab|word|sentence|out of|metaphor|symbol)\b/;
