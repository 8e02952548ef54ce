import { all, type DistressRule } from './patterns.js';

/** Happening now, means in hand, a time that is set, or a goodbye. */
export const EMERGENCIES: readonly DistressRule[] = [
  {
    scene: 'took something',
    grade: 4,
    alsoInLessons: true,
    says: all(
      'i (?:have )?(?:already )?(?:took|taken|swallowed|ate|downed|had) .{0,24}{many} (?!notes).{0,24}{pills}(?! (?:passage|question|problem|paragraph|one)s?)',
      '(?:^|i |and |have )(?:took|taken|swallowed|downed) .{0,12}{many} (?:(?!notes)\\w+ ){0,4}?{pills}(?! (?:passage|question|problem|paragraph|one)s?)',
      '(?:took|taken|swallowed|ate|popped|downed) .{0,12}{pills} (?:\\w+ ){0,3}{many}(?! (?:minutes|hours|days|weeks|mg|notes|questions))',
      'i (?:have )?(?:already )?(?:swallowed|downed) (?:the|those|these) pills|i (?:have )?already (?:took|taken) (?:the|those|these) pills',
      '(?:drank|drunk|chugged|downed) .{0,16}{many} .{0,16}(?:nyquil|cough syrup|robitussin|{pills})',
      'i (?:have )?(?:took|taken|swallowed) (?:some )?(?:sleeping )?pills(?! (?:passage|question|problem|paragraph|one)s?)|i (?:have )?(?:took|taken|swallowed) the whole bottle',
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
      'bleed\\w* .{0,12}(?:lot|badly|not stop|everywhere|out)|not stop (?:the )?bleeding|blood (?:is )?everywhere|there is (?:too )?(?:much|lots of|a lot of) blood(?! (?:in|on) (?:the|this) (?:passage|poem|story|play|text|stage))',
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
      'i (?:have|got|am holding|took|found) (?:my )?{family}s? {weapon}',
      '{weapon} (?:to|on|at|against) my (?:\\w+ )?(?:{body}|throat|neck|head|chest)',
      '(?:pills|bottle) .{0,16}(?:in front of me|in my hand|ready)',
      '(?:rope|noose) (?:is )?(?:up|tied|hanging|around)',
    ),
  },
  {
    scene: 'a time is set',
    grade: 4,
    says: all(
      '{suicide} .{0,24}{soon}|{soon} .{0,24}{suicide}',
      '(?:i am )?going to do it (?:tonight|right now)|tonight is the night|my last (?:day|night)(?! (?:of|before|to|for|with|at|here|in))|not make it through (?:the|this) (?:night|day)|end(?:ing)? it (?:tonight|today|now|right now)',
      'i am (?:ready|going) to (?:go|die) (?:now|tonight|today)',
    ),
  },
  {
    scene: 'says goodbye for good',
    grade: 4,
    says: all(
      'this is (?:my |it )?(?:goodbye|(?:my )?(?:last|final) (?:message|goodbye|words|text))',
      'goodbye (?:forever|world|everyone|everybody|cruel)|good ?bye .{0,40}(?:not need|sorry for everything|forever|not be here|love you all)',
      'by the time (?:you|any ?one|some ?one|they|he|she|mom|my \\w+) .{0,16}(?:read|see|find|get)s? (?:this|me|it|home|here|back|my|us)',
      'i .{0,12}(?:wrote|writing|left|have written) .{0,24}(?:goodbye|suicide (?:note|letter)|the letter|(?:letters?|notes?) (?:to|for) (?:my (?:parents|family|mom|dad|friends)|everyone|every\\w+))|(?:wrote|left) (?:every\\w+|my (?:mom|dad|parents|family)) a (?:note|letter)',
      'sa(?:id|y|ying) (?:my )?(?:bye|goodbyes?) to (?:my (?:{family}|{close}s?|dog|cat)|every\\w+)',
      'tell (?:my )?(?:{family}|everyone|them) .{0,20}(?:i am sorry|sorry|i love|i loved)',
      '(?:gave|giving|given) .{0,40}(?:away|to my \\w+) .{0,40}(?:ready|last day|goodbye|not need|no longer need|before i go|everything is (?:set|sorted)|no loose ends|taken care of|take care of (?:him|her|it|them))',
      '(?:she|he|they|{family}) ?(?:will|ll) (?:need|want|get|have) (?:it|them|this|that|my \\w+) (?:after (?:tonight|today|i am gone)|(?:when|once) i am gone)',
      '(?:go|going) through with it(?<=(?:i|me) .{0,60})',
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
      '(?:banging|pounding|kicking|hammering|breaking) (?:down |in |on )?.{0,10}(?:my|the|our) (?:\\w+ )?(?:door|window)',
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
      '(?<!(?:game|team|hits|points?|percent|\\d%) .{0,20})(?<!\\d% )(?:active )?shooter(?! .{0,24}(?:hits?|makes?|scores?|misses) (?:\\d|(?:the|half|\\w+ of the) ))|gun ?shots|shooting (?:at|in) (?:my|our|the) school|(?:someone|somebody|kid|guy) .{0,12}has a gun',
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
      'viene .{0,16}con (?:el|la|un|una) (?:machete|cuchillo|pistola|arma|bate|navaja|fierro)',
      'carta de despedida|lo (?:hago|voy a hacer) .{0,20}(?:carta|nota) (?:a|para|pa) |(?:carta|nota) (?:a|para|pa) mi .{0,30}lo (?:hago|voy a hacer)',
      '(?:me )?tome .{0,16}pastillas|voy a saltar|me (?:voy a |quiero )?(?:avent\\w*|avient\\w*|tir\\w*|lanz\\w*) (?:del?|al?|desde) (?:l |la |el |un |una )?(?:puente|azotea|techo|edificio|balcon|metro|tren)|estoy en el (?:puente|techo)|hoy me mato|me voy a matar|tiene (?:un )?(?:cuchillo|pistola|arma)|se esta desangrando',
    ),
  },
];
