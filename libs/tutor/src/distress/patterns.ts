import type { DistressGrade } from './grade.js';

/** What fills `{name}` in a pattern, so that the tables read as sentences. */
const PARTS: Readonly<Record<string, string>> = {
  me: '(?:me|us|my (?:mom|mum|mother|dad|father|sister|brother|little \\w+))',
  self: '(?:my ?self|me for real)',
  family:
    '(?:dad|daddy|father|papa|mom|mum|mommy|mother|mama|parents?|step ?(?:dad|father|mom|mother|brother|sister)|brother|sister|uncle|aunt|cousin|grand(?:pa|ma|father|mother)|family|foster \\w+)',
  close: '(?:friend|bestie|roommate|classmate|boyfriend|girlfriend|bf|gf|ex)',
  stranger:
    '(?:guy|man|men|boy|boys|kid|kids|someone|somebody|teacher|coach|pastor|priest|neighbor|boss|babysitter|driver|he|she|they|people)',
  died: '(?:die|died|dead|gone|disappear\\w*|vanish\\w*|kill\\w* myself|not (?:here|alive|around|exist))',
  hits: '(?:hits?|hitting|beats?|beating|slap\\w*|punch\\w*|kick(?:s|ed|ing)?|chok\\w*|strangl\\w*|shov\\w*|whip\\w*|burn(?:s|ed|ing)?|hurts?|hurting|abus\\w*|attack\\w*|stab\\w*|throws? (?:things|stuff) at)',
  hitting: '(?:hitting|beating|choking|strangling|hurting|attacking|stabbing|raping)',
  weapon: '(?:guns?|pistol|rifle|knife|knives|blade|razor|noose|rope)',
  pills:
    '(?:pills?|tablets?|meds?|medicine|medication|tylenol|advil|ibuprofen|aspirin|xanax|benadryl|adderall|melatonin|painkillers?|antidepressants?|opioids?|sleeping)',
  many: '(?:all|whole|entire|bottle|bottles|bunch|lots?|handfuls?|too (?:many|much)|rest of|[5-9]|\\d{2,}|ten|fifteen|twenty|thirty|forty|fifty)',
  suicide:
    '(?:kill(?:ing)? {self}|kms|unaliv\\w*(?: my ?self)?|hang(?:ing)? my ?self|shoot(?:ing)? my ?self|drown(?:ing)? my ?self|off(?:ing)? my ?self|delet(?:e|ing) my ?self|suicide|sewer ?slide|(?:end|ending|take|taking) my (?:own )?life|end(?:ing)? it all)',
  soon: '(?:tonight|today|this (?:evening|weekend)|tomorrow|right now|in an hour|in (?:a few|\\d+) minutes|soon|after (?:this|the|that) \\w+)',
  live: '(?:live|living|life|alive|be alive|being alive|stay(?:ing)? alive|exist|existing|wake up|waking up|go on|going on|keep going|be here|being here|be around)',
  body: '(?:arms?|wrists?|legs?|thighs?|skin|stomach)',
  notwork:
    '(?! (?:by|at (?!home|night|school)|in (?:math|chess|\\w+ball|the (?:test|quiz|game))|with (?:a |an |the |another )?(?:\\w+ )?(?:question|hint|problem|word|test|quiz|homework)|on the (?:test|quiz|sat)|to it))',
  nobody:
    '(?:nobody|no one|noone|not? (?:think )?any(?:one|body)|would any(?:one|body)|does any(?:one|body)|not a single person)',
  days: '(?:days?|weeks?|months?)',
};

const filled = (pattern: string): string => pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => filled(PARTS[name]!));
/** Patterns as whole words, their parts filled in. */
export const all = (...patterns: string[]): readonly RegExp[] =>
  patterns.map((each) => new RegExp(`\\b(?:${filled(each)})\\b`));

export interface DistressRule {
  scene: string;
  grade: DistressGrade;
  says: readonly RegExp[];
  /** Words that lessons use too: ignored in a message about a text or a problem. */
  alsoInLessons?: true;
}
