/** Words that change nothing about what is meant, but would stand between the words of a rule. */
export const SAID_ALONG =
  /\b(?:just|really|so|like|literally|actually|honestly|tbh|ngl|fr|bro|bruh|omg|ugh|even|still|also|kinda|kind of|sort of|lowkey|seriously|basically|probably|maybe|ever|lol|lmao)\b/g;

const WORK =
  '(?:this|that|it|the|these|those|math|algebra|geometry|question|questions|test|sat|problem|problems|homework|passage|passages|deadlines?|school)';

/** The same in Spanish: "con este problema". */
const LO_DE_CLASE =
  '(?:est[aeo]s?|el|la|los|las|tant[ao]s?) (?:\\w+ )?(?:examen(?:es)?|temas?|tareas?|problema?s?|preguntas?|ejercicios?|ecuacion(?:es)?|fraccion(?:es)?|pasajes?|textos?|comas?|mate\\w*|algebra|prueba|clase)';

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
  /\b(?:dies|died|dying|die) laughing\b/g,
  // Laughed at right away, and not taken back.
  /\b(?:me )?(?:quiero|voy a) (?:morir|matar)(?:me)? (?:(?:j[aeis]){2,}\w*|xd)\b(?!.{0,12} (?:neta|(?:en|de) (?:serio|verdad)|no es (?:broma|chiste|juego)))/g,
  /\bdie of (?:laughter|boredom|embarrassment|cringe|hunger)\b/g,
  /\b(?:dead (?:line|end|weight)|drop dead gorgeous)\b/g,
  /\b(?:shoot|hit) me (?:up|a|an|with|back)\b/g,
  /\b(?:kill|murder|strangle|punch|fight|hurt) (?:the |who\w* )?(?:\w+ )?(?:that |who )?(?:wrote|made|invented|came up with)\b/g,
  /\bwould (?:kill|murder|die) for\b/g,
  /\bdo it (?:tonight|right now)(?= (?:the|this|that|my) (?:\w+ )?(?:test|sat|unit|homework|set|quiz|section|module)\b)/g,
  /\bmy (?:pencil|pen|phone|laptop|calculator|charger|streak) .{0,20}my life is over\b/g,
  /\b(?:hopeless|worthless|useless|failure|lost|dead) (?:at|in|with|on) (?!everything|life)\w+/g,
  /\bhate my life (?:it is|because|when|why|another|this|that)\b/g,
  new RegExp(`\\b(?:me )?(?:quiero|voy a) morir(?:me)? (?:de (?:risa|hambre|sueno|calor)|con ${LO_DE_CLASE})`, 'g'),
  new RegExp(`\\bno puedo mas con ${LO_DE_CLASE}`, 'g'),
  /\bnot breathe (?:that|this|i am laughing|laughing|it is funny)\b/g,
];

/** A message about a text, a word or a problem. */
export const LESSON_TALK =
  /\b(?:passage|poem|poet|author|narrator|character|story|lines? \d+|paragraph|novel|chapter|meaning|theme|tone|noun|verb|adjective|synonym|choice [a-d]|article|macbeth|hamlet|romeo|squad|survey|study|rate|ratio|percent|fraction|probability|vocab|(?:the|this) word|(?:in|of) (?:the|this) (?:text|play|sentence)|what does (?!it|this|that)\w+ mean|metaphor|symbol)\b/;

/** Around a hit: what a student says of a text, not of themselves. */
export const READING_OPINION = /\bi (?:think|guess|thought|do not get|do not know)\b(?! (?:about|of))/g;
export const FIRST_PERSON = /\b(?:i|me|my|we|us|our)\b/;
