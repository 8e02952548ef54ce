import { all, type DistressRule } from './patterns.js';

/** Despair, loneliness, panic, bullying, grief, eating. */
export const DISTRESSES: readonly DistressRule[] = [
  {
    scene: 'hates oneself or life',
    grade: 2,
    says: all(
      '(?:hate|despise|hating) (?:my ?self|my (?:own )?life|who i am|being (?:me|alive)|everything about me|my body)',
      'i (?:am|feel) (?:such )?(?:an? )?(?:\\w+ )?(?:worthless|burden|waste of (?:space|air|life)|disgusting|unlovable|broken|useless to everyone|failure at everything|total failure|complete failure|failure|disappointment)(?! (?:at|in|with) (?!everything|life))',
      '(?:a )?burden (?:to|on|for)|(?:tired|sick) of being (?:me|my ?self|sad|alone)|waste of space|wish i was (?:someone|somebody|anyone) else|not good enough for (?:any\\w+|my)',
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
      '{nobody} (?:sits?|talks?|eats?|speaks?|hangs? out) (?:with|to) me',
      '(?:nobody|no one|noone|not any ?one|not any ?body) (?:i can |else )?to (?:talk|turn|go) to|no friends (?:at|any ?more|and)|have no friends',
      '(?:every\\w+|they|parents|family|mom|dad|whole school|school|friends)(?: \\w+){0,3} (?:all )?(?:hates?|despises?) (?:me|us)|not (?:ever )?love me|never (?:ever )?love me',
    ),
  },
  {
    scene: 'cries, panics, does not sleep',
    grade: 2,
    says: all(
      '(?:can not|could not|not|never) stop crying|(?:cry|cried|crying) (?:my ?self to sleep|every (?:day|night|single)|in (?:the|my) (?:\\w+ )?(?:bathroom|closet|shower|car)|all (?:day|night|the time)|alone|for (?:hours|days))|cry at night',
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
      'me siento (?:muy |tan )?(?:vaci[ao]|sol[ao]|inutil|perdid[ao])|odio mi vida|me odio|(?:no le importo a|nadie me) \\w+|no puedo mas(?! (?:preguntas|problemas))|no paro de llorar|lloro (?:todas? l[ao]s|todos los|cada) (?:noches?|dias?)|cada (?:noche|dia) lloro|estoy (?:muy |tan |siempre )?(?:triste|deprimid[ao]) (?:todo|desde|siempre|cada)',
    ),
  },
];
