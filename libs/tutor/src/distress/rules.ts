import type { DistressGrade } from './grade.js';

/** Fills `{name}` in a pattern, so that the table below reads as sentences. */
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
const all = (...patterns: string[]): readonly RegExp[] =>
  patterns.map((each) => new RegExp(`\\b(?:${filled(each)})\\b`));

interface DistressRule {
  scene: string;
  grade: DistressGrade;
  says: readonly RegExp[];
  /** Words that lessons use too: ignored in a message about a text or a problem. */
  alsoInLessons?: true;
}

/**
 * What students say in distress, scene by scene. Grade 2: distress; 3: danger (wants to die, self-harm, abuse, harm to
 * others); 4: emergency (happening now, means in hand, a time, a goodbye). Patterns read canonical words: lower case, no
 * apostrophes, short forms written out ("i am going to", "can not").
 */
export const DISTRESS_RULES: readonly DistressRule[] = [
  // 4: emergencies
  {
    scene: 'took something',
    grade: 4,
    alsoInLessons: true,
    says: all(
      'i (?:have )?(?:already )?(?:took|taken|swallowed|ate|downed|had) .{0,24}{many} .{0,24}{pills}',
      '(?:^|i |and |have )(?:took|taken|swallowed|downed) .{0,12}{many} (?:of )?(?:my |the |moms? |dads? |\\w+ )?{pills}',
      '(?:drank|drunk|swallowed|drinking) .{0,10}(?:bleach|poison|antifreeze|detergent|cleaner)',
      'i (?:have )?(?:took|taken|swallowed) (?:something|stuff|too much|too many)(?! (?:out|off|away|from|else|to|as|of the))',
      '(?:i|am|think i|might be) .{0,14}overdos\\w*',
    ),
  },
  {
    scene: 'bleeding, breathless or unconscious',
    grade: 4,
    says: all(
      'cut (?:my ?self )?(?:too|way too|pretty|really) deep|go that deep',
      'bleed\\w* .{0,12}(?:lot|badly|not stop|everywhere|out)|not stop (?:the )?bleeding|blood (?:is )?everywhere',
      'not breathe .{0,20}chest (?:hurt\\w*|pain|is)|chest (?:hurts|pain) .{0,24}not breathe',
      '(?:{family}|{close}) .{0,40}(?:not (?:wake|waking) up|not breathing|not respond\\w*|unconscious)',
      'need an ambulance|call (?:911|the police|the cops|an ambulance)',
    ),
  },
  {
    scene: 'at a place to jump',
    grade: 4,
    says: all(
      '(?:i am|standing|sitting|up here) .{0,20}(?:on|at|off) (?:the |a |my )?(?:edge|roof\\w*|bridge|ledge|overpass|railing|tracks|train tracks|cliff|balcony)(?! (?:question|problem|one|passage|part))',
      'i .{0,24}(?:about|going|ready) to jump(?! (?:to|in|into|on|ahead|back|over|around|right))',
    ),
  },
  {
    scene: 'means in hand',
    grade: 4,
    says: all(
      '(?:i|my|me) .{0,24}{weapon} .{0,20}(?:ready|in my (?:hand|lap|room|mouth|bag)|next to me|with me|right now|right here|loaded)',
      '{weapon} .{0,10}(?:is |are )?(?:loaded|next to me|in my (?:hand|lap|room|mouth))',
      'i (?:have|got|am holding|took) .{0,24}{weapon} (?:in my|to use|and|ready|right now|from)',
      '(?:pills|bottle) .{0,16}(?:in front of me|in my hand|ready)',
    ),
  },
  {
    scene: 'a time is set',
    grade: 4,
    says: all(
      '{suicide} .{0,24}{soon}|{soon} .{0,24}{suicide}',
      '(?:i am )?going to do it {soon}|tonight is the night|my last (?:day|night)(?! (?:of|before|to|for|with|at|here|in))|not make it through (?:the|this) (?:night|day)|end(?:ing)? it (?:tonight|today|now|right now)',
      'i am (?:ready|going) to (?:go|die) (?:now|tonight|today)',
    ),
  },
  {
    scene: 'says goodbye for good',
    grade: 4,
    says: all(
      'this is (?:my |it )?(?:goodbye|(?:my )?(?:last|final) (?:message|goodbye|words|text))',
      'goodbye (?:forever|world|everyone|everybody|cruel)|good ?bye .{0,40}(?:not need|sorry for everything|forever|not be here|love you all)',
      'by the time (?:you|any ?one|some ?one|they|he|she|mom|my \\w+) .{0,16}(?:read|see|find|get)s?',
      'i .{0,12}(?:wrote|writing|left|have written) .{0,24}(?:goodbye|suicide (?:note|letter)|the letter|(?:letters?|notes?) (?:to|for) (?:my (?:parents|family|mom|dad|friends)|everyone|every\\w+))|(?:wrote|left) (?:every\\w+|my (?:mom|dad|parents|family)) a (?:note|letter)',
      'sa(?:id|y|ying) (?:my )?(?:bye|goodbyes?) to (?:my (?:{family}|{close}s?|dog|cat)|every\\w+)',
      'tell (?:my )?(?:{family}|everyone|them) .{0,20}(?:i am sorry|sorry|i love|i loved)',
      '(?:gave|giving|given) .{0,40}(?:away|to my \\w+) .{0,40}(?:ready|last day|goodbye|not need|no longer need|before i go)',
      'tomorrow i (?:will not|am not going to) be (?:here|alive|around)|will not be (?:here|alive|around) (?:tomorrow )?(?:any ?more|to see|when|no point)',
      'i will be (?:gone|dead) (?:soon|by|when|tomorrow|tonight)?',
    ),
  },
  {
    scene: 'violence right now',
    grade: 4,
    says: all(
      '(?:{family}|{close}|{stranger}) .{0,16}(?:is|are) .{0,8}{hitting} (?:{me}|my \\w+|her|him){notwork}',
      '(?:outside|at|banging|pounding|kicking|coming|break\\w*) .{0,20}(?:door|room|house|window|stairs) .{0,40}(?:knife|gun|kill|stab|hurt|beat|shoot)',
      '(?:banging|pounding|kicking|hammering) .{0,10}(?:my|the|our) (?:door|window)',
      '(?:broke|break|breaking|broken) in(?: ?to)? (?:my|our|the) (?:house|home|apartment|room)|(?:broke|break|breaking) in .{0,20}hid\\w*',
      'i am hiding (?:in|under|behind|from|and)|we are hiding|hiding (?:in|under) (?:my|the|a) (?:closet|bed|bathroom)',
      '(?:drunk|knife|gun|screaming|mad|high) .{0,40}(?:going to|will) (?:kill|hurt|beat|stab|shoot) {me}|(?:come|coming) .{0,14}(?:to|going to) (?:kill|hurt|beat) {me}',
      '(?:{stranger}|car) .{0,14}(?:is |keeps |are |been )?following me(?! on)',
      '(?:boyfriend|girlfriend|bf|gf|ex|guy|man|men|he) .{0,10}not let me (?:leave|go home|out)',
      '(?:get|got|come) (?:me )?(?:in|into) (?:his|their|a strangers?) (?:car|van|truck)',
    ),
  },
  {
    scene: 'an attack at school',
    grade: 4,
    alsoInLessons: true,
    says: all(
      '(?:active )?shooter|gun ?shots|shooting (?:at|in) (?:my|our|the) school|(?:someone|somebody|kid|guy) .{0,12}has a gun',
      '(?:bring|bringing|brought|take|taking) .{0,16}(?:gun|knife|bomb|rifle) .{0,6}to (?:school|class)',
      'i .{0,16}(?:going to|will) (?:stab|shoot|kill|bomb|attack) (?:him|her|them|every\\w+|my (?!score)\\w+|a teacher|the school|up)',
    ),
  },
  {
    scene: 'a friend or relative in danger now',
    grade: 4,
    says: all(
      '(?:{family}|{close}|she|he) .{0,40}(?:overdos\\w*|(?:swallowed|took) .{0,16}(?:pills|something|bottle)|(?:about|going|trying|wants) to (?:jump|kill (?:her|him|them)sel(?:f|ves))|goodbye and)',
      '(?:{close}) .{0,30}(?:said|says|texted|text\\w*) .{0,12}goodbye',
    ),
  },
  {
    scene: 'emergencies in Spanish',
    grade: 4,
    says: all(
      '(?:me )?tome .{0,16}pastillas|voy a saltar|estoy en el (?:puente|techo)|hoy me mato|me voy a matar|tiene (?:un )?(?:cuchillo|pistola|arma)|se esta desangrando',
    ),
  },

  // 3: danger
  {
    scene: 'wants to die',
    grade: 3,
    says: all(
      'i .{0,12}(?:want|wanted|wants|wish|hope|ready|need|deserve|rather|feel) .{0,14}(?:to die|die|be dead|was dead|were dead|dead|dying)',
      'want(?:ed)? to die|wish(?:ed)? i (?:was|were) (?:dead|not alive)|rather be dead',
      'i .{0,16}(?:think|thinking|thought|thoughts|dream|fantasiz\\w*|picture|picturing|imagine|imagining) .{0,10}(?:dying|being dead|death|jumping|jump|ending it|end it|not being (?:alive|here)|my funeral|drowning|hanging)',
      'i would not (?:even )?(?:care|mind) if i (?:died|die|got hit|get hit|never woke)|if i (?:die|died|get hit|got hit) .{0,30}(?:not (?:even )?care|not mind|would be (?:ok|fine|better))',
      'no (?:next year|future|tomorrow) for me|not be a (?:next year|future|tomorrow) for me|not see myself (?:living|alive|making it|past|getting old\\w*)|not (?:make|making) it (?:to|past) (?:graduation|\\d+|my birthday|next year|christmas)',
      'i (?:will|am) not (?:going to )?be (?:here|alive|around) for (?:it|the|that|my) (?:\\w+ )?(?:anyway|test|sat|graduation|birthday)',
    ),
  },
  {
    scene: 'suicide by name',
    grade: 3,
    alsoInLessons: true,
    says: all(
      'suicid\\w*|self ?harm\\w*|sewer ?slide\\w*|unaliv\\w*|kms|kys my ?self',
      '(?:tell|tells|told|telling|say|says|said|saying) .{0,16}(?:to )?(?:kys|kill my ?self)|kys .{0,24}(?:tell|say|told|said|right)',
    ),
  },
  {
    scene: 'suicide in other words',
    grade: 3,
    says: all(
      '{suicide}(?<!suicide)(?<!sewerslide)(?<!kms)',
      '(?:end|ending|ended) (?:everything|things|it for good|it forever|my self)(?! (?:here|with))',
      '(?:{family}|{close}) .{0,30}(?:wants? to (?:die|kill)|suicidal|cutting (?:her|him)self|hurting (?:her|him)self|kill(?:ed|ing)? (?:her|him)self)',
      'jump(?:ing|ed)? (?:off|from|in front of|under) (?:a|the|my) (?:bridge|roof\\w*|building|train|bus|car|balcony|window|cliff)(?<=i .{0,60})',
      'i know how i would (?:do it|die)|how many (?:\\w+ )?pills (?:it takes|would|to)|sav(?:e|ed|ing) (?:up )?(?:my |all my )?(?:pills|meds)|plan to (?:die|kill|end)',
      'i tried to (?:die|kill|end it|end my|hang|overdose)|(?:going to|want to|might|will) (?:od|overdose)|i (?:am going to|want to|will|need to) end it(?! (?:here|with))|(?:should|let me|could|can i) (?:be dead|die)(?! (?:of|from))|sleep forever',
    ),
  },
  {
    scene: 'does not want to live',
    grade: 3,
    says: all(
      '(?:not|never|no longer) (?:want|wish|deserve|see the point|feel|care|have the (?:will|strength)) .{0,14}(?:to )?(?:live|living|be alive|being alive|alive|exist|existing|wake up|waking up|keep living|be on this)',
      '(?:sleep|bed) .{0,14}(?:never|not) wake up|not be here any ?(?:more|longer)|not want to be here any ?more',
      '(?:tired|sick|done|over) (?:of |with )?(?:living|life|being alive|existing)',
      '(?:point|reason|purpose|use) (?:of|in|to|for) (?:me )?(?:to )?{live}(?! here to)|(?:life|living) is (?:not|never) worth|not worth living|not see (?:a|any|my) future',
      '(?:never|not) (?:have )?been born|never (?:born|existed)|wish i (?:did not|was not|never) (?:exist\\w*|alive|born|here)',
      '(?:want|wish) .{0,10}to (?:not|stop) (?:exist\\w*|be alive|living|being)',
      'disappear (?:forever|for good|permanently)|gone forever|(?:stop|end) .{0,10}(?:forever|permanently|for good)(?<=i .{0,40})',
    ),
  },
  {
    scene: 'thinks others would be better off',
    grade: 3,
    says: all(
      'better (?:off )?(?:without me|dead)|better (?:off )?if i .{0,10}{died}',
      '(?:easier|better|best|nicer|happier|relieved) .{0,24}if i .{0,12}{died}|(?:easier|better) (?:to )?not (?:to )?(?:exist|be alive|be here|wake up|be born)',
      '{nobody} .{0,24}(?:if i .{0,8}{died}|my funeral|when i am gone)',
      '(?:would|will) (?:they|he|she|you|my \\w+) (?:even )?(?:care|notice|miss|be sad|cry) .{0,10}if i .{0,8}{died}',
      'world (?:does not|would not) .{0,10}(?:need|miss|want) me|does not need me in it',
    ),
  },
  {
    scene: 'self-harm',
    grade: 3,
    says: all(
      '(?:cut|cutting|burn|burned|burning|hurt|hurting|harm|harming|hit|hitting|punish\\w*|starve\\w*|starving|scratch\\w*|punch\\w*|stab\\w*|poison\\w*) my ?self',
      '(?:cut|cutting|cuts|slit|slitting|burn\\w*|scratch\\w*|carv\\w*|scars) (?:on |into |up )?my (?:own )?{body}',
      'i (?:have )?(?:been |started |keep |am |was )?cutting(?: again| since| every| for| when| at night|$)|i cut (?:again|last night|every|when i)|cut again|been clean (?:for|from)|relapsed',
      'hit(?:ting)? my head .{0,20}(?:until|wall)|(?:gun|guns|pills|knife|rope|blade|razors?) .{0,30}(?:keep|can not stop) (?:thinking|looking|staring)|till (?:they|it|i) bleeds?|until (?:they|it|i) bleeds?',
    ),
  },
  {
    scene: 'hurt at home or by someone close',
    grade: 3,
    says: all(
      '(?:{family}|boyfriend|girlfriend|bf|gf|ex|{stranger}) (?:\\w+ ){0,4}?{hits} (?:on )?(?:me|us){notwork}',
      'threaten\\w* (?:me|us|to)|(?:going to|will) (?:hurt|beat|rape) (?:me|us)(?! (?:by|at|in))|(?:has|had|points?|pointed|pointing) a (?:gun|knife) (?:to|at|on) (?:my|me|us)',
      '(?:{family}) .{0,12}(?:hits?|hitting|beats?|beating) (?:my |her |him |me |us )',
      '(?:scared|afraid|terrified|frightened) .{0,14}(?:to go home|of going home|go home|to be home|at home|of (?:my|him|her|what (?:he|she|my))|he will|she will|they will|for my life)',
      '(?:door|home) again .{0,12}scared',
      'not (?:feel )?safe (?:at home|at my|here|with|in my|around)|i am not safe|am i safe|not safe (?:any ?more|right now)',
      '(?:says?|said|threaten\\w*|keeps saying) .{0,12}(?:will|going to|would) (?:kill|hurt|beat|stab|find) (?:me|us)',
      '(?:lock\\w*|chain\\w*|tie\\w*|tied) me (?:in|out|up|inside|outside)',
      'not (?:give|let|allow\\w*) me .{0,8}(?:any )?(?:food|eat)|me .{0,24}without food|no food at home',
      'i am (?:being )?(?:abused|beaten|trafficked|held)|(?:abuses|abused|abusing) me|someone (?:is )?(?:hurting|hurts|hurt) me',
    ),
  },
  {
    scene: 'sexual abuse or blackmail',
    grade: 3,
    says: all(
      '(?:{family}|{close}|{stranger}|i was|got) .{0,16}(?:touch\\w*|grop\\w*|molest\\w*|rap(?:e|ed|es|ing)|sexually \\w+|fondl\\w*|forced|forces)(?: \\w+)? ?(?:me|my (?:body|chest|legs?|private\\w*))',
      'i (?:was|got|have been) (?:\\w+ )?(?:raped|molested|groped|groomed|sexually|assaulted)',
      '(?:made|makes|making|forced|forces) me (?:to )?(?:do (?:things|stuff|it|sexual)|touch|undress|strip|kiss|sleep|have sex|watch|send)',
      '(?:does|did|do|doing) (?:weird |bad |sexual |gross )?(?:stuff|things) to me',
      '(?:come|comes|came|coming|gets|sneaks) (?:in ?to|in|into) my (?:room|bed) (?:at night|when|every night|again)',
      '(?:want|wants|wanted|ask|asks|asked|asking|keeps|told|tells) .{0,20}(?:nudes?|naked|(?:pictures?|pics?|photos?|videos?) of (?:me|my (?:body|self)|my))|send him (?:pictures?|pics?|photos?)',
      '(?:pictures?|pics?|photos?|nudes?|videos?|snaps?) .{0,40}(?:will|going to|threaten\\w*) .{0,8}(?:post|leak|share|send)',
      '(?:has|have|got|post|posts|posting|leak\\w*|shar\\w*|send\\w*) my (?:nudes?|naked)|(?:post|leak|share|send) .{0,20}unless i',
    ),
  },
  {
    scene: 'on the street',
    grade: 3,
    says: all(
      '(?:kick\\w*|threw|thrown|throw\\w*) (?:me )?out (?:of (?:the|my|our) (?:house|home)|and|last|tonight)|kicked me out|(?:nowhere|no ?where|no place) (?:else )?to (?:go|sleep|stay|live)(?! from)',
      'i (?:have )?(?:ran|run|running) away (?:from home )?(?:and|last|yesterday|tonight|today|again|right now)|i ran away from home|sleeping (?:at|in|on) (?:the|a|my) (?:station|street|park|car|shelter|subway|bench|bus)',
    ),
  },
  {
    scene: 'not eating',
    grade: 3,
    says: all(
      'not (?:eaten|eat|ate|eating) .{0,14}(?:in|for|since) .{0,14}{days}|only drink\\w* water',
      '(?:mak\\w+|made) my ?self (?:puke|throw up|vomit|sick)|(?:throw\\w*|threw|puk\\w+|vomit\\w*) (?:up )?(?:everything|all|my food|on purpose) .{0,20}|purging',
    ),
  },
  {
    scene: 'wants to hurt others',
    grade: 3,
    says: all(
      'i .{0,14}(?:want|going|plan\\w*|feel|thinking|ready|would love) .{0,14}(?:hurt(?:ing)?|shoot(?:ing)?|stab(?:bing)?|kill(?:ing)?|attack(?:ing)?|bomb(?:ing)?|blow\\w* up) (?:up )?(?:the |my |all |those |these |a )?(?:people|kids?|some\\w+|every\\w+|him|her|them|school|teachers?|class\\w*|dad|mom|brother|sister|step\\w+|parents|family|bull\\w+|boyfriend|girlfriend)',
      'make (?:them|him|her|everyone) (?:all )?(?:pay|suffer|regret)|(?:they|everyone) will (?:all )?(?:see|pay|regret it|be sorry)(?<=(?:pay|hurt|sorry|want).{0,40})|voices? (?:in my head )?(?:tell|telling|say)\\w* me|hear(?:ing)? voices',
    ),
  },
  {
    scene: 'danger in Spanish',
    grade: 3,
    says: all(
      'quiero (?:morir\\w*|matarme|desaparecer)|me quiero (?:morir|matar)|matarme|no quiero (?:vivir|seguir viviendo|despertar)|suicidarme|me corto|mejor sin mi|ojala (?:me muriera|estuviera muert\\w+)',
      '(?:me|nos) (?:pega|pegan|golpea|golpean|toca|viola|violo)|abusa\\w* de mi|(?:miedo|temo) (?:de|a) (?:mi (?:papa|mama|padrastro|tio)|ir a (?:mi )?casa|volver a casa)',
    ),
  },

  // 2: distress
  {
    scene: 'hates oneself or life',
    grade: 2,
    says: all(
      '(?:hate|despise|hating) (?:my ?self|my (?:own )?life|who i am|being (?:me|alive)|everything about me|my body)',
      'i (?:am|feel) (?:such )?(?:an? )?(?:\\w+ )?(?:worthless|burden|waste of (?:space|air|life)|disgusting|unlovable|broken|useless to everyone|failure at everything|total failure|complete failure|failure)(?! (?:at|in|with) (?!everything))',
      '(?:a )?burden (?:to|on|for)|waste of space|wish i was (?:someone|somebody|anyone) else|not good enough for (?:any\\w+|my)',
    ),
  },
  {
    scene: 'hopeless or empty',
    grade: 2,
    says: all(
      '(?:i|life|everything|it all|my life|future) .{0,14}(?:am|feels?|is|felt|seems?) .{0,10}(?:hopeless|empty(?! handed)|numb|meaningless|pointless)',
      'i (?:am|feel|have been) .{0,10}(?:depressed|suffocating|dead inside|empty(?! handed)|numb|lost in life)|i (?:have|got) depression|my depression|think i have depression',
      '(?:nothing|not anything) makes me (?:happy|smile)|not (?:enjoy|feel) (?:anything|happy)|done with everything(?! here)',
      'nothing (?:even )?matters(?! (?:except|but|here|as|in this|for))|no hope (?:for me|left|any ?more)|(?:there is|have|lost) (?:no|all) hope',
      '(?:point|use) (?:of|in) (?:doing )?(?:anything|any of (?:it|this)|everything|trying any ?more)(?<!question)',
      '(?:give|giving|gave|given) up on (?:everything|life|my ?self|it all|living)',
      'my life (?:is|feels) (?:a mess|over|ruined|falling apart|not worth|horrible|miserable|hell)|tired of (?:it all|everything)',
    ),
  },
  {
    scene: 'wants it to stop',
    grade: 2,
    says: all(
      '(?:want|need|wish) (?:it|everything|it all|all of (?:it|this)|the pain|this pain) (?:all )?to (?:stop|end|be over|go away)',
      'i .{0,24}(?:disappear\\w*|vanish|run away(?! from (?:frac|math|this|the))|hide from everyone|stop existing)(?! (?:from the|in the))',
      'can not (?:take|do|handle|stand|bear|deal with|live) (?:it|this|anything|life|with this|everything|with life|like this|with everything|with it)(?: (?:all|like this))? ?(?:any ?more|any longer|right now)|can not (?:take|bear|handle) it(?: all)?$|can not (?:go on|keep going|continue (?:with )?(?:my )?life|live like this|do life|handle (?:life|everything)|cope)|not know how much longer i can',
      'everything is too much|too much (?:for me )?(?:to handle|any ?more)',
    ),
  },
  {
    scene: 'alone',
    grade: 2,
    says: all(
      'i (?:am|feel|have been) .{0,14}(?:alone|lonely|isolated|invisible|unwanted|unloved)(?! (?:can|is|will|in this (?:room|test)))',
      '{nobody} .{0,12}(?:cares?|loves?|likes?|wants?|understands?|gets|notices?|believes?|listens?|misses|miss|hears?) (?:about |for |to )?(?:me|us|if|whether|that i|what i)',
      '(?:nobody|no one|noone|any ?one|any ?body) .{0,12}(?:would|will)? ?(?:miss|notice) (?:me|if i|us)|{nobody} would notice$',
      '(?:nobody|no one|noone|not any ?one|not any ?body) (?:i can |else )?to (?:talk|turn|go) to|no friends (?:at|any ?more|and)|have no friends',
      '(?:every\\w+|they|parents|family|mom|dad|whole school|school|friends)(?: \\w+){0,3} (?:all )?(?:hates?|despises?) (?:me|us)|not (?:ever )?love me|never (?:ever )?love me',
    ),
  },
  {
    scene: 'cries, panics, does not sleep',
    grade: 2,
    says: all(
      '(?:can not|could not|not|never) stop crying|(?:cry|cried|crying) (?:my ?self to sleep|every (?:day|night|single)|all (?:day|night|the time)|alone|for (?:hours|days))|cry at night',
      'chest .{0,14}(?:hurts?|tight|pain\\w*) .{0,30}(?:shak\\w*|breath\\w*|scared|panic\\w*)|shaking and i do not know why',
      'panic attacks?|anxiety attacks?|hyperventilat\\w*|(?:can not|could not) breathe|heart (?:is )?(?:racing|going crazy|pounding)|(?:hands|body|i) .{0,12}(?:not|can not) stop shaking',
      '(?:not|hardly|barely) (?:slept|sleep|sleeping) .{0,12}(?:in|for) .{0,10}{days}',
      '(?:scared|afraid|anxious|terrified) (?:all the time|of everything|every (?:day|night)|to (?:tell|live|be alone|sleep))',
      '(?:anxiety|depression) .{0,20}(?:so bad|worse|killing|function|unbearable)|i .{0,10}(?:break(?:ing)? down|broke down|fall(?:ing)? apart)|breakdown|losing my mind|losing it(?: right now)?$',
      'not (?:want to |able to )?get (?:out of bed|up) (?:any ?more|tomorrow|in the morning|again)|(?:can not|could not) get out of bed',
      'i am .{0,8}not ok(?! with)|i am (?:not|far from) (?:doing )?(?:ok|fine|alright)|not feel (?:real|my ?self|like my ?self)|nothing (?:is|feels) real',
      'very sad since|sad (?:all the time|every day|for (?:weeks|months))',
    ),
  },
  {
    scene: 'bullied',
    grade: 2,
    alsoInLessons: true,
    says: all(
      'bull(?:y|ied|ying|ies)',
      '(?:make|making|makes|made) fun of me|(?:spread\\w*|start\\w*) rumou?rs|(?:video|picture|photo|screenshot)s? of me .{0,30}(?:laugh\\w*|school|every\\w+|online)|(?:every\\w+|whole (?:school|class)|they) .{0,12}(?:laughs?|laughing) (?:at me|when i)',
      'kys',
    ),
  },
  {
    scene: 'loss and trouble at home',
    grade: 2,
    says: all(
      'my (?:best )?(?:{family}|{close}|dog|cat) (?:just )?(?:died|passed away|is dying|passed|was killed|got killed|is dead|killed (?:him|her)self)',
      'my {family} (?:is|has|got|are|was) .{0,12}(?:sick|cancer|in the hospital|dying|arrested|deported|in jail|taken away)(?! of)',
      '(?:parents|mom|dad|family) .{0,20}(?:divorc\\w*|split\\w* up|scream\\w*|fight\\w* (?:all|every)|hates? me|drunk|drinking again|disown\\w*|yell\\w* at (?:me|each other) (?:all|every))',
      '(?:mom|dad|parents|they|he|she|everyone) (?:says?|said|tells? me|told me|calls? me) .{0,14}(?:waste|worthless|a mistake|burden|should (?:die|not have)|ugly|useless|never wanted)',
      'i (?:was|got|think i was) (?:drugged|roofied)|i am pregnant|i (?:have )?lost my (?:mom|mum|dad|mother|father|sister|brother|grand\\w+|best friend)(?! (?:s|in the|at the))',
      '(?:broke up with|dumped|cheated on) me .{0,30}(?:cry\\w*|not (?:eat|sleep|breathe|live)|want|empty|alone)',
    ),
  },
  {
    scene: 'eats too little, drinks',
    grade: 2,
    says: all(
      '(?:stopped|quit|scared of|hate|afraid of) eating|not eat(?:ing)? (?:because|so i|any ?more|to (?:lose|be))|(?:skip\\w*|skipping) (?:all )?(?:my )?meals|(?:throw\\w*|threw) up (?:again )?after (?:i eat|eating|i ate|every|dinner|lunch|breakfast|meals?|school)|feel (?:so )?fat|(?:disgust\\w*|guilty|gross|sick) .{0,16}(?:when|after|every time) i eat',
      '(?:drink|drinking|drunk|high|smoke|smoking) .{0,8}(?:every (?:night|day)|alone|to (?:forget|feel|cope|numb))|i do not have to feel|to not feel (?:anything|it)',
    ),
  },
  {
    scene: 'asks for help with life',
    grade: 2,
    says: all(
      '(?:need|want) help (?:and )?(?:but )?(?:it is )?not (?:with|about|for) (?:the |this |my )?(?:math|sat|test|question|homework|problem|reading)|wish (?:some|any)\\w+ (?:would|could) (?:help|save|hear|listen to) me',
      'not know (?:who|whom) to (?:tell|talk to|ask for help)|scared to tell any\\w+|how bad it is',
    ),
  },
  {
    scene: 'distress in Spanish',
    grade: 2,
    says: all(
      'me siento (?:muy |tan )?(?:vaci[ao]|sol[ao]|inutil|perdid[ao])|odio mi vida|me odio|(?:no le importo a|nadie me) \\w+|no puedo mas(?! (?:preguntas|problemas))|no paro de llorar|lloro todas las noches',
    ),
  },
];
