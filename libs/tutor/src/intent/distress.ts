/**
 * Words of distress or danger. A lesson where there should be help is worse than help where none was needed, so the net
 * is wide; common exaggeration ("this question is killing me") is taken out first.
 */
const HARMLESS = [
  /\b(?:this|that|it|the|these|math|algebra|geometry|question|questions|test|sat|problem|homework)(?: \w+){0,2} (?:is|are|will be) (?:gonna |going to )?(?:killing|kill|the death of) me\b/g,
  /\bi am (?:dying|dead) (?:of laughter|laughing)\b/g,
  /\b(?:kill|killed|killing) (?:it|this test|the test|the sat|time)\b/g,
  /\bdead (?:line|end)\b/g,
  /\b(?:shoot|hit) me (?:a|an|with a|with an|with the|with another) \w+/g,
];

const ME = '(?:me|myself|us)';
const FAMILY =
  '(?:dad|father|mom|mum|mother|stepdad|stepmom|stepfather|stepmother|parents?|brother|sister|uncle|aunt|cousin|boyfriend|girlfriend|teacher|coach|someone|somebody|he|she|they)';

const SIGNS: readonly RegExp[] = [
  /\b(?:me )?quiero (?:morir\w*|matar(?:me)?|desaparecer)\b|\bno quiero (?:vivir|seguir viviendo)\b|\bmatarme\b|\b(?:me pega|me golpea|abusa de mi)\b/,
  /\bi am a (?:total |complete )?failure\b|\bpoint of (?:living|life|going on|being here)\b/,
  /\bk(?:ms|ys)\b|\bunaliv\w*/,
  /\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning) (?:my ?self|me|everyone|everybody|them|him|her)\b/,
  /\bsuicid\w*|\bself ?harm\w*|\boverdos\w*/,
  /\b(?:want|wish|going|ready|like|need|think\w*)\b.{0,20}\b(?:to die|to be dead|die|dead|dying)\b/,
  /\bi (?:was|were) (?:dead|never born)\b|\bwas never born\b/,
  /\b(?:not|never|no longer) (?:want|wish|feel like|worth)\b.{0,20}\b(?:live|living|alive|exist|be here|wake up|going on)\b/,
  /\b(?:tired|sick) of (?:living|life|being alive|existing)\b/,
  /\bend(?:ing)? (?:it all|it for good|my (?:own )?life|everything|things)\b|\btak(?:e|ing) my (?:own )?life\b/,
  /\b(?:hurt|hurting|harm|harming|hit|hitting|punish|punishing|cut|cutting|burn|burning|starve|starving) (?:my ?self)\b/,
  /\bi (?:have been |started |am )?(?:cut|cutting)\b.{0,12}\b(?:again|night|wrists?|arms?|legs?)\b|\bcut my (?:wrists?|arms?|legs?|self)\b/,
  /\b(?:i|myself) (?:hate|despise) (?:my ?self|my life|being alive)\b|\bhate (?:my ?self|my life)\b/,
  /\b(?:nobody|no one|noone|anyone|anybody|they)\b.{0,20}\b(?:miss|cares?|notice|loves?|likes?|wants?)\b.{0,8}\b(?:me|if i|whether i|that i)\b/,
  /\bbetter off (?:without me|dead|if i)\b/,
  /\bno (?:point|reason|purpose)\b.{0,14}\b(?:living|live|life|being alive|going on|to go on|existing)\b/,
  /\b(?:can|could) not (?:go on|take it|do this|live|cope|breathe)\b(?:.{0,20}\b(?:any ?more|like this|any longer)\b)|\bcan not (?:breathe|go on|take it)\b/,
  /\b(?:hopeless|worthless|suffocating|a burden)\b|\bpanic attack\w*|\bbreaking down\b|\bnervous breakdown\b/,
  /\bdisappear (?:forever|for good)\b|\bwant to (?:disappear|vanish|not wake up)\b/,
  new RegExp(
    `\\b${FAMILY}\\b.{0,16}\\b(?:hits?|hitting|hit|beats?|beating|beat|abus\\w*|hurts?|hurting|touch\\w*|rap(?:es?|ed|ing)|molest\\w*|threaten\\w*|stalk\\w*|chok\\w*|kicks?|slaps?|punch\\w*)\\b(?: \\w+){0,2} ${ME}\\b`,
  ),
  /\b(?:abused|molested|raped|assaulted|trafficked|groomed)\b|\bsexual(?:ly)? (?:abus|assault|harass)\w*/,
  /\b(?:bully|bullied|bullying|bullies)\b/,
  /\b(?:scared|afraid|terrified)\b.{0,14}\b(?:go home|going home|be home|at home|of my|for my life|he will|she will|they will)\b/,
  /\b(?:took|swallowed|taking|take)\b.{0,14}\b(?:pills|tablets|bleach|poison)\b/,
  /\b(?:want|going|plan\w*|like)\b.{0,10}\b(?:hurt|shoot|stab|kill|attack|bomb|blow up)\b(?: \w+){0,2}? ?(?:someone|somebody|people|everyone|everybody|him|her|them|kids|the school|my school|a teacher|my \w+)\b/,
  /\b(?:bring|brought|have|got) (?:a |my )?(?:gun|knife|bomb)\b/,
  /\b(?:have not|did not|not|stopped)\b.{0,8}\b(?:eaten|eating|eat|slept)\b.{0,14}\b(?:days|week|weeks)\b/,
  /\bi am not (?:safe|ok|okay)\b|\b(?:not|do not feel) safe (?:at home|here|with)\b|\bi need (?:an ambulance|the police)\b|\bcall (?:911|the police|an ambulance)\b/,
];

/** @param words a message in canonical words */
export const showsDistress = (words: string): boolean => {
  const meant = HARMLESS.reduce((text, idiom) => text.replace(idiom, ' '), words);
  return SIGNS.some((sign) => sign.test(meant));
};
