/**
 * What a sentence says about something the student said: that it's right, that it isn't, or that it should be submitted.
 * Before the answer is submitted, each of them gives the answer away.
 */
export type Judgment = 'confirms' | 'denies' | 'urges';

/** "No map can", "the right side": openings that only look like a verdict. */
const NO = String.raw`no(?=$|[,.!;:]| (?:it|that|this|you|i|sorry|not|try|dice|luck|cigar|look)\b)(?!,? (?:you (?:can|do|don't|may|need)|i (?:can|will|do)))`;
const YES = String.raw`(?:ye[sps]+|yup|yeah)(?!,? (?:you (?:can|may|do)|i (?:can|will|do)|please)\b)`;
const RIGHT = String.raw`right(?=$|[,.!;:]| (?:answer|choice|one|on|you are|that|it)\b)`;
/** Where a clause begins: "that" is no relative pronoun there. */
const START = String.raw`(?:^|[,;:] ?|\b(?:so|and|but|think|say|believe|afraid|know|sure|then|indeed|because) (?:that )?)`;
/** What stands for the guess. */
const GUESS = String.raw`(?:that|this|it|(?:that|this|your) (?:one|guess|answer|pick|choice|value|number|result|option|idea)|yours)`;
const IS = String.raw`(?:'s|'re| is| was| are| would be| looks| sounds| seems)`;
const ADVERB = String.raw`(?: (?:indeed|exactly|totally|absolutely|definitely|also|really|just|already|quite|completely|so|very|almost|a (?:bit|little|tad)|way|much|clearly|simply|actually|all))*`;
const NOUN = String.raw`(?:one|answer|choice|pick|option|value|number|result)`;

const CONFIRMS: readonly string[] = [
  String.raw`^(?:and |oh |ah |well |so )?(?:${YES}|correct(?! me)|exactly(?=$|[,.!;:]| (?:right|it|that|what i)\b)|${RIGHT}|perfect|bingo|bullseye|absolutely|indeed|precisely|brilliant|excellent|amazing|awesome|fantastic|congrat\w+|nailed|spot[ -]on|bang on|dead on|well done|true(?=$|[,.!])|of course it is|sure is|mm-?hm|uh-?huh|got it in one)\b`,
  String.raw`${START}(?:${GUESS}|you)${IS}${ADVERB} (?:right\b(?! (?:triangle|angle|side))|correct|it\b(?! (?:\w+ )*(?:a|about|like))|the one|that one|the answer|the (?:right|correct|best|winning) |true|perfect|spot on|what (?:they|the question|we)(?:'re| is| are) (?:looking|asking))`,
  String.raw`\b(?:right|correct|exactly)(?: answer| choice| one)?(?:,| -|:)? (?:that's it|and that's)`,
  String.raw`${START}you(?:'ve| have)? (?:just )?(?:got|have|found|nailed|cracked|solved|figured|aced)(?: it| this| that)*(?: out| right| in one| the (?:right|correct)? ?(?:one|answer)|$|[,!.])`,
  String.raw`^(?:yes,? )?${GUESS}(?: would| will| does)?(?: \w+ly)? (?:works?|fits?|checks? out|holds? up|does the job|do(?:es)? it|makes it)\b`,
  String.raw`^(?:good|great|nice|smart|solid|wise|excellent|perfect|right|strong|lovely) (?:pick|choice|answer|guess|call|result)\b`,
  String.raw`\b(?:i (?:can )?(?:confirm|agree)|exactly what i|nailed it|spot on|got it in one)\b`,
  String.raw`^(?:right|correct) (?:answer|choice|one)\b`,
  // Full marks: a number over itself.
  String.raw`^(?<all>\d+) ?(?:/|out of) ?\k<all>(?!\d)`,
];

const DENIES: readonly string[] = [
  String.raw`^(?:oh |ah |well |hmm,? |sorry,? )?(?:${NO}|nope|nah|not (?:quite|that|it|exactly|really|this)|wrong|incorrect|almost(?! (?:there|every|all))|nearly|unfortunately|not right|false)\b`,
  String.raw`^(?:so |very |really |pretty |warm|that's )*close(?:$|[,.!]| but)`,
  String.raw`${START}(?:${GUESS}|you)${IS}${ADVERB} (?:wrong|incorrect|off|mistaken|false|not (?:it|right|correct|the|that|quite))`,
  String.raw`\b(?:it|that|this|choice|one|answer|pick|guess) ?(?:'s not|isn't|wasn't|is not|can't be|cannot be|couldn't be)${ADVERB} (?:it|right|correct|the (?:one|answer|right|correct|best)|that one|this one)`,
  String.raw`^(?:sadly,? |sorry,? )?${GUESS} (?:(?:doesn't|does not|won't|didn't|can't|would not|wouldn't|fails to) (?:work|fit|match|hold|answer|do it|check out|make sense|get|be)|fails|misses)\b`,
  String.raw`\b(?:wrong|different|another|other) ${NOUN}\b`,
  String.raw`^(?:pick|choose|try|go with|take) (?:something|anything) else\b`,
  String.raw`\btrap answer\b|\b(?:over|under)shot\b|\boff by\b|\bone off\b`,
  String.raw`(?:^|\b(?:${GUESS}|value|number)${IS}${ADVERB} )(?:(?:a (?:bit|little|tad)|way|much|just|far) )?too (?:high|low|big|small|large|great)\b`,
  String.raw`\b(?:smaller|bigger|larger|less|more|greater|higher|lower) than that\b|^(?:think|go|try) (?:bigger|smaller|higher|lower|larger)\b`,
  String.raw`\bnot there\b`,
];

const THING = String.raw`(?:it|that|this|those|your (?:answer|choice|pick|gut|guess)|(?:that|this) (?:one|answer))`;
const URGES: readonly string[] = [
  String.raw`^(?:(?:so|now|then|just|please|okay|ok|great|go ahead and|feel free to|you can|you could|you should|you may|i'd|i would|let's|and|safely|simply|confidently),? )*(?:submit|send|enter|type|click|tap|choose|pick|take|go with|go for|stick with|trust|commit to|bubble) ${THING}(?=$|[.,!;]| (?:now|in|and move|and go|then|if you|with confidence|right away|already|on that)\b)`,
  String.raw`\block(?:ed)? (?:it|that|this|your \w+)? ?in\b`,
  String.raw`\b(?:hit|press|tap|click) (?:the )?submit\b|\bgo ahead and\b`,
  String.raw`\bkeep (?:it$|(?:that|your|this) (?:answer|choice|pick|one))`,
  String.raw`\b(?:don't|do not|wouldn't|shouldn't|would not|not|hold off(?: on)?|wait with) (?:submit|send|lock|enter)(?:ting|ing)?\b(?: ${THING})`,
];

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.map((each) => `(?:${each})`).join('|'), 'g');
const JUDGED: readonly (readonly [Judgment, RegExp])[] = [
  ['urges', anyOf(URGES)],
  ['denies', anyOf(DENIES)],
  ['confirms', anyOf(CONFIRMS)],
];

/** Asked, left open or put off, it's no verdict. */
const OPEN_BEFORE =
  /\b(?:whether|if|when|once|until|unless|before|after|as soon as|why|how|which|what|can't (?:say|tell|check|confirm)|can't just|won't (?:say|tell)|don't (?:say|check)|don't get)\b/;
const ASKS =
  /^(?:so |and |now |then |or |but |okay,? )?(?:what|which|how|why|where|who|when|is|are|was|does|do|did|can|could|would|will|have|has|should)\b[^]*\?/;

/** Sentences in lower case, each with its mark. */
const sentencesOf = (readable: string): string[] =>
  (readable.toLowerCase().match(/(?:[^.!?\n]|[.](?=\d))+[.!?]*/g) ?? []).map((each) =>
    each.trim().replace(/^["'(*\s-]+/, ''),
  );

interface Found {
  judgment: Judgment;
  words: string;
  sentence: string;
}

/** Every verdict of a text on what the student said. */
const judgmentsIn = (readable: string): Found[] =>
  sentencesOf(readable).flatMap((sentence) =>
    JUDGED.flatMap(([judgment, pattern]) =>
      [...sentence.matchAll(pattern)]
        .filter(
          ({ index }) => judgment === 'urges' || !(ASKS.test(sentence) || OPEN_BEFORE.test(sentence.slice(0, index))),
        )
        .map(([words]) => ({ judgment, words: words.trim(), sentence })),
    ),
  );

/** About an answer, and not about an idea. */
const OF_ANSWER = /\b(?:answer|choice|option|pick|guess|one|value|number|result|key|point)\b/;

/** What a tutor may say about what the student said, while the answer isn't submitted. */
export interface Verdicts {
  /** Judgments that the move itself makes, about an idea or an answer that was submitted. */
  allows: ReadonlySet<Judgment>;
  /** The tutor's own words for it, with verdicts that may be said again. */
  authored: string;
}

/** Does a text say what a guess is worth? @param readable folded, without marks and TeX */
export function judges(readable: string, { allows, authored }: Verdicts): boolean {
  const said = new Set(judgmentsIn(authored).map(({ words }) => words));
  return judgmentsIn(readable).some(
    ({ judgment, words, sentence }) =>
      !said.has(words) && (!allows.has(judgment) || (judgment === 'confirms' && OF_ANSWER.test(sentence))),
  );
}

/** Nothing of this kind has happened: the tutor submits nothing, and tells no one. */
const ACTED =
  /\bi(?:'ve| have|'ll| will)? (?:just |already |now |gone ahead and )*(?:submitt?(?:ed)?|sent|sav(?:ed?|ing)|record(?:ed)?|logg?(?:ed)?|mark(?:ed)?|told|tell|email(?:ed)?|notif(?:y|ied)|register(?:ed)?|enter(?:ed)?) (?:it|that|this|your|him|her|them)\b|\b(?:it|that|your answer) (?:has been|was|is now) (?:submitted|sent|saved|recorded|accepted|marked)\b/i;

const PRIVATE = String.raw`(?:(?:full|first|last|real|home|mailing|email|e-mail|phone|cell|mobile|street|exact|account|login|student|parents?'?s?|mom's|dad's|teacher's|school's|instagram|snapchat) )*(?:name|address|e-?mail|phone|cell|birth ?(?:day|date)|date of birth|age|school|password|passcode|user ?name|handle|insta(?:gram)?|snap(?:chat)?|discord|whatsapp|tiktok|location|city|(?:home)?town|zip(?: code)?|ssn|social security number|credit card|photo|picture|selfie|id number|student id|parents|phone number|mobile number)`;
const PERSONAL = new RegExp(
  [
    String.raw`\b(?:what(?:'s| is| are)?|tell|send|give|share|type|need|know|have|enter|add|leave|drop|confirm|include)\b[^.!?]{0,30}\byour ${PRIVATE}\b`,
    String.raw`\bwhere (?:do|are) you (?:live|from|located|go to school|right now)\b|\bhow old are you\b|\b(?:what|which) (?:school|high school|city|town|state|grade) (?:do|are) you\b`,
    String.raw`\b(?:text|call|dm|add|message|email|follow|write to) me (?:at|on|under)\b|\bare you (?:home )?alone\b|\bmeet (?:up|me) (?:with|in|at|after|outside)?\b|\bsend (?:me )?an? (?:photo|picture|selfie|pic)\b`,
    String.raw`\bwho do you live with\b|\bphone number\b`,
  ].join('|'),
  'i',
);

/** Does a text claim an act of the tutor's? */
export const claimsAct = (readable: string): boolean => ACTED.test(readable);

/** Does a text ask who the student is or how to reach them? @param seen what the question says itself */
export function asksForPersonalData(readable: string, seen = ''): boolean {
  const found = PERSONAL.exec(readable)?.[0].toLowerCase();
  return found !== undefined && !seen.includes(found);
}
