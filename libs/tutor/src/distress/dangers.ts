import { all, type DistressRule } from './patterns.js';

/** Wants to die, self-harm, abuse, or wants to hurt others. */
export const DANGERS: readonly DistressRule[] = [
  {
    scene: 'wants to die',
    grade: 3,
    says: all(
      'i .{0,12}(?:want|wanted|wants|wish|hope|ready|need|deserve|rather|feel) .{0,14}(?:to die|die|be dead|was dead|were dead|dead|dying)',
      'want(?:ed)? to die|wish(?:ed)? i (?:was|were) (?:dead|not alive)|rather be dead',
      'i .{0,16}(?:think|thinking|thought|thoughts|dream|fantasiz\\w*|picture|picturing|imagine|imagining) .{0,10}(?:dying|being dead|death|jumping|jump|ending it|end it|not (?:being (?:alive|here)|waking up)|my funeral|drowning|hanging)',
      'i would not (?:even )?(?:care|mind) if i (?:died|die|got hit|get hit|never woke)|if i (?:die|died|get hit|got hit) .{0,30}(?:not (?:even )?care|not mind|would be (?:ok|fine|better))',
      'no (?:next year|future|tomorrow) for me|not be a (?:next year|future|tomorrow) for me|not see myself (?:living|alive|making it|past|getting old\\w*)|not (?:make|making) it (?:to|past) (?:graduation|\\d+|my birthday|next year|christmas)',
      'i (?:will|am) not (?:going to )?be (?:here|alive|around) (?:for (?:it|the|that|my) (?:\\w+ )?(?:anyway|test|sat|graduation|birthday)|by then|after (?:graduation|that|this|the|\\w+day)|much longer|long|when that)',
      '(?:not|never) (?:going to )?need .{0,24}where i am going|where i am going .{0,24}not need|not need (?:it|them|this|that|any of (?:it|this)) after tonight',
      '(?:want|ready|going|miss) .{0,12}(?:to )?(?:be|go|join) .{0,6}(?:with )?my (?:{family}|\\w+) .{0,40}(?:(?:has|have|is|been) (?:been )?gone|died|dead|passed|in heaven|where (?:he|she|they) (?:is|are))',
      'everything .{0,10}(?:go|be|turn|goes) (?:black|dark|silent) .{0,24}(?:never|not|forever|back)',
      'i (?:have|got|made) (?:a|my) plan and (?:a|the) (?:date|day|way|note)|picked (?:a|the) (?:date|day) (?:and|to)',
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
      '(?:{family}|{close}) .{0,30}(?:wants? to (?:die|kill)|suicidal|cutting (?:her|him)self|hurting (?:her|him)self|(?:wants?|going|plan\\w*|about) .{0,14}(?:hurt|cut|harm)(?:ing)? (?:her|him|them) ?sel(?:f|ves)|kill(?:ed|ing)? (?:her|him)self)',
      'jump(?:ing|ed)? (?:off|from|in front of|under) (?:a|the|my) (?:bridge|roof\\w*|building|train|bus|car|balcony|window|cliff)(?<=i .{0,60})',
      'i know how i would (?:do it|die)|how many (?:\\w+ )?pills (?:it takes|would|to)|sav(?:e|ed|ing) (?:up )?(?:my |all my )?(?:pills|meds)|plan to (?:die|kill|end)',
      '(?:mad|angry|sad|upset|wish|hate|regret|disappointed) .{0,10}(?:i survived|(?:they|he|she|nobody|no one) (?:had )?(?:not )?(?:found|saved) me)',
      'i tried (?:it )?(?:last (?:year|month|winter|spring|summer|fall)|in \\d\\w+ grade) .{0,40}(?:mad|angry|sad|upset|wish) .{0,8}it did not work',
      'i tried to (?:die|kill|end it|end my|hang|overdose)|(?:going to|want to|might|will) (?:od|overdose)|i (?:am going to|want to|will|need to) end it(?! (?:here|with))|(?:should|let me|could|can i) (?:be dead|die)(?! (?:of|from))|sleep forever',
      '(?:quick\\w*|fast\\w*|eas\\w*|painless|best) way (?:for (?:me|some\\w+) )?to (?:die|kill {self}|go without (?:pain|feeling))',
    ),
  },
  {
    scene: 'does not want to live',
    grade: 3,
    says: all(
      '(?:not|never|no longer) (?:want|wish|deserve|see the point|feel|care|have the (?:will|strength)) .{0,14}(?:to )?(?:live|living|be alive|being alive|alive|exist|existing|wake up|waking up|keep living|be on this)',
      '(?:sleep|bed) .{0,14}(?:never|not) wake up|not be here any ?(?:more|longer)|not want to be here any ?more',
      '(?:tired|sick|done|over) (?:of |with )?(?:living|life|(?:being|staying|keeping my ?self) alive|existing)',
      '(?:point|reason|purpose|use) (?:of|in|to|for) (?:me )?(?:to )?{live}(?! here to)|(?:life|living) is (?:not|never) worth|not worth living|not see (?:a|any|my) future',
      'point (?:of|in) me(?! \\w+ing)',
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
      '(?:cut|cutting|burn|burned|burning|hurt|hurting|harm|harming|hit|hitting|punish\\w*|starve\\w*|starving|scratch\\w*|punch\\w*|stab\\w*|poison\\w*) my ?self(?! (?:off|out|short|some))',
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
      '(?:{family}) .{0,12}(?:hits?|hitting|beats?|beating) (?:my {family}|her|him|me|us){notwork}',
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
      '(?:made|makes|making|forced|forces) me (?:to )?(?:do (?:(?:things|stuff)(?! around\\b)|it|sexual)|touch|undress|strip|kiss|sleep|have sex|watch|send)',
      '(?:tell|told|telling) (?:any ?(?:one|body)|some ?(?:one|body)|my (?:mom|dad|parents)) .{0,6}(?:what happened|what (?:he|she|they|we) (?:did|does|do))',
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
      'leav(?:e|ing) home (?:for good|tonight)(?! (?:for|to|at|with))|(?:not|never) (?:coming|going) back (?:home|to (?:this|that|my) house)',
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
      'quiero (?:morir\\w*|matarme|desaparecer)|me quiero (?:morir|matar)|matarme|no quiero (?:vivir|seguir viviendo|despertar)|suicidarme|me corto|no (?:he comido|como) (?:nada )?(?:en|desde|hace)|(?:llevo|hace) .{0,14} sin comer|mejor sin mi|mejor si (?:yo )?no existiera|(?:ojala|quisiera) (?:nunca |no )(?:hubiera|haber) (?:nacido|existido)|no debi (?:haber )?(?:nacer|nacido)|ojala (?:me muriera|estuviera muert\\w+)',
      '(?:me|nos) (?:pega|pegan|golpea|golpean|toca|viola|violo)|abusa\\w* de mi|(?:miedo|temo) (?:de|a) (?:mi (?:papa|mama|padrastro|tio)|ir a (?:mi )?casa|volver a casa)',
      'me (?:obliga|obligan|obligo) a (?:hacer (?:cosas|lo que (?:el|ella) quiere)|hacerlo|tocar\\w*|mandar\\w* (?:fotos|videos))|me (?:escapo|escapare|voy a escapar|largo) de (?:la|mi|esta) casa',
    ),
  },
];
