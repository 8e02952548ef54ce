import type { IntentName } from './intent.js';

type Rule = readonly [intent: IntentName, ...patterns: RegExp[]];

/** What a right answer is called. */
const ANSWER =
  '(?:answer|answers|solution|key|answer key|result|letter|right (?:one|answer|choice|option|letter)|correct (?:one|answer|choice|option|letter))';
const SAY =
  '(?:tell|give|show|say|send|reveal|share|spell|provide|hand|spill|leak|drop|want|need|gib|print|type|write|output|whisper)';

/** Asks after a mistake: looks back at an answer that was given. */
const WHY_WRONG = [
  /\bi (?:swear|would bet|could swear|was (?:so |pretty |quite )?sure)\b|^(?:wait )?what happened$|\bthat was it\b|\bno way\b.*\bwrong\b|^wait why$/,

  /\bwhy\b.*\b(?:wrong|incorrect|not right|not correct|bad|false|no good|marked|rejected|fail\w*)\b/,
  /\bhow (?:is|was|are|come|did|can|could)\b.*\b(?:wrong|incorrect|not right|not correct)\b/,
  /\bwhy (?:is|was|does|did|can|could|would)?\s*(?:it |that |mine |the answer )?(?:not|is not|was not|does not|did not|can not|could not)\b/,
  /\bwhy (?:is it |it is )?not\b|\bhow come (?:it is |it |that )?(?:not|is not)\b/,
  /\bwhy\b.{0,24}\bnot (?:work|be|count|fit)\b/,
  /\bwhat\b.{0,24}\bwrong\b|\bwhat is the (?:problem|issue|matter) with\b/,
  /\b(?:what|where|which|find|see|show|tell|point out|spot)\b.*\b(?:mistakes?|errors?|mess(?:ed)? up|screw(?:ed)? up|slip(?:ped)?|off track)\b/,
  /\b(?:where|what|how) (?:did|do|have|am|was) i\b.*\b(?:wrong|mess\w*|miss\w*|screw\w*|fail\w*|slip\w*)\b/,
  /\bdid i (?:make|do) (?:a|any|some) (?:mistake|error)\b|\bmade a mistake\b/,
  /\bi (?:thought|was sure|swore|figured|was certain|was positive|was confident|believed|would have sworn|could have sworn)\b/,
  /\b(?:it|app|you) (?:says?|said|marked|counted|told me)\b.*\b(?:wrong|incorrect)\b/,
  /\b(?:got|get|getting|marked) (?:it|that|this|mine|me)? ?(?:wrong|incorrect)\b/,
  /\bwhat makes\b.*\b(?:wrong|incorrect|not)\b|\bwhy did i get\b.*\bwrong\b|\bnot (?:accept|accepted|count)\b/,
  /\bwrong why\b|^wrong$|\bmine is wrong\b/,
  /\b(?:makes?|made) sense to me\b.*\b(?:wrong|incorrect|not)\b/,
];

const CHECK = [
  /\b(?:check|verify|review|look over|look at|double check|proofread)\b.{0,24}\b(?:my|this|that|these|step|steps|work|working|line|lines|setup|equation|math|pleas\w*|it)\b/,
  /^(?:check|verify|double check)\b/,
  /\b(?:is|was|are|does|do|did|am|were)\b.*\b(?:step|steps|work|working|line|setup|equation|method|approach|formula)\b.*\b(?:right|correct|ok|good|fine|work|valid|true|make sense)\b/,
  /\b(?:right|correct|ok|good|wrong) (?:so far|track|way|path|direction|start)\b/,
  /\bam i (?:doing|right|correct|on|close|getting|going|setting)\b|\bhow am i doing\b/,
  /\bdid i (?:do|set|write|solve|simplify|distribute|factor|get|use|start|divide|multiply|add|subtract|plug)\b/,
  /\b(?:does|do) (?:this|that|it|my \w+) (?:look|seem|make|work|check)\b/,
  /\b(?:is|are) (?:this|that|it|these) (?:right|correct|ok|good|fine|true|valid|allowed|legal)\b/,
  /\bis it (?:ok|allowed|legal|fine|right|correct) to\b|\bcan i (?:do|divide|multiply|add|subtract|square|cancel|move|combine|distribute|factor)\b/,
  /\b(?:here is|this is) (?:what i|my (?:work|steps?|working))\b|\bmy (?:work|steps|working)\b/,
];

const ASKS_ANSWER = [
  new RegExp(`\\b${SAY}\\b(?: \\w+){0,4} \\b${ANSWER}\\b`),
  new RegExp(`\\b(?:what|which)(?: \\w+){0,3} ${ANSWER}\\b`),
  new RegExp(`^(?:the )?${ANSWER}(?: please| now)*$`),
  /\b(?:which|what) (?:one|ones|choice|option|letter|of (?:these|them|the)|number|value)\b(?!.*\b(?:mean|next question)\b)/,
  /\b(?:which|what)\b.{0,14}\b(?:would|should|do|will|can) (?:you|i|we)\b.{0,10}\b(?:pick|choose|click|put|type|enter|select|write|go with|answer|say)\b/,
  /\b(?:tell|give|say|show|spill)(?: it)?(?: to)? ?me\b(?: which| what| already| right)*(?: it is)?$|^(?:come on )?tell\b.*\b(?:me|which|what)\b$/,
  /\bsay (?:it|which|what|the letter|the number)\b/,
  /\b(?:solve|do|answer|finish|complete) (?:it|this|that|this one|the question|the problem|mine|everything|all of it)(?: all)? ?(?:for me|yourself)\b|^(?:(?:can|could|will|would) you )?(?:do|solve|answer) (?:it|this)$/,
  /\bfor me\b.*\b(?:solve|answer)\b/,
  /\bwhat is (?:the value of )?[a-z]$|\bwhat (?:does|is) [a-z] (?:equal|equals|equal to)\b|\b(?:value|solution) (?:of|for) [a-z]\b/,
  /\bis it (?:[a-d]|a b|b or c) (?:or )?[a-d]?\b.*\bor\b|\b(?:a|b|c|d) or (?:b|c|d)\b/,
  /\b(?:no more|stop|skip the|without|enough|forget the|screw the) hint\w*\b/,
  /\b(?:ignore|forget|disregard|override|bypass)\b.*\b(?:instruction|instructions|rules?|prompt|previous|above|guidelines)\b/,
  /\b(?:pretend|imagine|act as|roleplay|role play|you are now|developer mode|jailbreak|dan mode)\b/,
  /\b(?:system|hidden|initial) (?:prompt|message|instructions)\b|\bbase ?64\b|\brot ?13\b|\bbackwards\b|\banswer key\b/,
  /\b(?:rule out|eliminate|cross out|get rid of|remove|narrow)\b/,
  /\bwhich\b.*\b(?:wrong|incorrect|right|correct)\b|\bany of (?:these|them) (?:definitely|clearly)? ?(?:wrong|right)\b/,
  /\bis (?:it|the answer|x|that) (?:more|less|bigger|greater|smaller|larger|higher|lower|above|below|over|under|even|odd|positive|negative|between|close|a whole|an integer|a fraction|prime)\b/,
  /\bwhat (?:is|does|do|would|will) (?:it|that|this|they|the thing)(?: all)? (?:equal|equals|come out|come to|add up)\b|\b(?:you can|please) tell me\b|\bnot tell any(?:one|body)\b|\bwhat do i (?:click|press|pick|choose|put|select|write|enter|type)\b/,
  /\b(?:need|want)\b.{0,12}\banswers?\b|\b(?:if|whether) (?:it is|it|the answer is) [a-d]\b/,
  /\bteacher (?:said|says|told|lets)\b/,
];

/** To be shown the way is to have it explained; to be told the end of it is not. */
const SHOWN = [
  /\bhow (?:does|do|did|would) (?:it|this|that|these|they) (?:even )?work\b|\b(?:solution|answer|question|problem|it|this|that)\b.*\bexplained\b/,
  /\bshow (?:me )?(?:the |a |your )?(?:solution|steps?|working|work)\b/,
];
/** A question about the question, or about the tutor, that sounds like one for the answer. */
const ASKED = [
  /\b(?:something|anything|more) to (?:go on|work with|start with)\b/,
  /\bwhat is (?:it|this|the question) (?:even )?(?:asking|about|saying)\b/,
];
const ABILITY = [/^what (?:can|do) you do$/];

const EXPLAIN = [
  /^(?:so |but |ok )*(?:can|could|would|will)? ?(?:you )?(?:please )?(?:fully |re)?explain\b/,
  /\bexplain\b|\bexplanation\b|\beli ?5\b/,
  /\b(?:step|part|line|sentence) (?:\d+|one|two|three|four|five|six)\b/,
  /\b(?:last|first|second|third|fourth|final) (?:step|part|line|sentence)\b.*\b(?:get|understand|confus\w*|lost|unclear|mean|from|explain)\b|\b(?:get|understand|confused (?:by|about|on)) the (?:last|first|second|third|fourth|final) (?:step|part|line)\b/,
  /\b(?:walk|talk|take|guide|run|go) (?:me |us )?(?:through|over)\b|\bgo over\b/,
  /\b(?:show|give|see|send)\b.*\b(?:solution|steps?|working|work|how it is done|how (?:you|they|to))\b/,
  /\bhow (?:did|do|does|would|could|can) (?:you|they|he|it|someone|anyone|u) (?:get|got|find|found|know|come|arrive|figure|work)\b/,
  /\b(?:why|how|how come) (?:is |it is |is it |the answer is |the answer )?(?:the answer |the correct answer )?(?:is )?[a-d] ?(?:right|correct|the answer|the right|the correct|it|and not .*)?$/,
  /\bwhy\b.*\b(?:right|correct|true|the answer)\b|\bhow is [a-d]\b.*\b(?:right|correct)\b|\bhow come\b.*\b(?:right|correct|answer is)\b/,
  /\btell me about (?:choice|option|answer|letter)? ?[a-d]\b|\bwhat about (?:choice |option )?[a-d]$/,
  /\bteach (?:me|us)\b|\bhow (?:does|do) (?:it|this|that|these|they) work\b|\bclarify\b|\belaborate\b|\bthe reasoning\b|\breason (?:behind|for|why)\b|\b(?:step|part|line) \d+ lost\b/,
  /\bbreak (?:it|this|that) down\b/,
  /\bwhere (?:does|did|do) (?:that|this|the|it|they)\b.*\bcome from\b|\bwhere (?:does|did) .* come from\b/,
  /\bhow (?:was|were|am|would) i (?:supposed|meant|expected) to\b|\bhow (?:was|would) i (?:to )?(?:know|have known)\b/,
];

const NEXT = [
  /^(?:ok |i am |all |and |then )*(?:done|finished|ready)?\b ?(?:what is )?next(?: (?:one|question|problem|please|up|item))*$/,
  /\b(?:next|new|another|different|other) (?:question|problem|one|item)\b(?!.*\bhint\b)/,
  /\b(?:move|moving|go|going|carry|let us go|let us move) (?:on|forward|ahead|next|on to)\b/,
  /\bskip\b|^pass$|\bpass on this\b/,
  /\b(?:done|finished|over) with (?:this|it|that)\b|^(?:i am )?(?:done|finished)\b/,
  /^(?:continue|forward|onwards?|advance|proceed|go on|keep going|next)$|\bready for (?:the next|more|another)\b|\bon to the next\b|\bwhat is next$/,
  /^another$/,
];

const HINT = [
  /\bstill (?:nothing|no|nope|not|lost|confused|stuck)\b|\b(?:read|tried|did) (?:it|this|that) .*\btimes\b/,

  // Discouraged: a step forward helps more than a question back.
  /\bi am (?:(?:just|so|too|really|such|very|not) )*(?:bad|terrible|awful|horrible|dumb|stupid|no good|good|smart) (?:at|with|for|enough)\b|\bi suck\b/,
  /\bhints?\b|\bclues?\b|\bnudge\b|\btips?\b|\bpointers?\b|\bpush\b/,
  /\bhelp\b|\bassist\w*\b|\bguidance\b|\bsupport me\b/,
  /\bstuck\b|\blost\b|\bconfus\w*\b|\bclueless\b|\bstumped\b|\bstruggling\b|\bblank\b/,
  /\b(?:do|did|can|still) not (?:know|get|understand|see|remember|follow)\b|\bno (?:idea|clue)\b|\bnot sure\b|\bdo not even\b/,
  /\b(?:how|where|what)\b.{0,16}\b(?:start|begin|approach|first|do next|next step|solve|tackle|attempt|set up|find|figure)\b/,
  /\bhow (?:do|would|should|can|could) (?:you|i|we|one)\b/,
  /\bwhat (?:do|should|can|am|are|would) (?:i|we|you)\b.*\b(?:do|supposed|try|start|look|focus|think)\b/,
  /\bwhat\b.{0,24}\b(?:asking|supposed|want me|looking for|question (?:is )?about|question mean)\b|\bwhat is the question\b/,
  /\b(?:makes?|making) no sense\b|\bnot make (?:any )?sense\b|\bwait what\b|\bhuh\b|\bforgot how\b|\bforgot\b/,
  /\bright direction\b|\bmore (?:info|information|detail)\b|\bgive me (?:something|more|anything)\b/,
  /\bcan not (?:figure|solve|do|see|find|work|think|remember|get|start|even)\b|\bnever (?:learned|learnt|seen|saw|did|done|heard|had|got|understood)\b/,
  /\b(?:brain|head)\b|\boverwhelm\w*\b|\bno thoughts\b|\bbone\b|\bhand here\b|\ba hand\b|\bsave me\b|\bsos\b|\bgive up\b|\bgiving up\b/,
  /\bwhere (?:do|does|would|should|to|can|could)\b.*\b(?:begin|start|look|go from here)\b|\b(?:begin|start|starting) (?:point|with|here|this)\b|\blooking at\b/,
  /\b(?:approach|strategy|method|trick|formula|process)\b/,
  /\b(?:too|so|really|this is|is) (?:hard|difficult|tough|tricky)\b|\b(?:hard|difficult|tough)\b/,
  /\bgo through\b.*\btogether\b|\btogether\b/,
  /\bnext step\b|\bfirst step\b/,
];

const THANKS = [
  /\bthank\w*\b|\bappreciate\b|\bgrateful\b|\bcheers\b/,
  /\b(?:that|it|this|now|ok|oh|ah|i)\b.{0,14}\b(?:makes? sense|helped|helps|helpful|clear now|clicked)\b|^(?:ok |oh |ah )*(?:makes|making) sense(?: now)?$/,
  /^(?:ok |oh |ah |yes |yeah )*(?:i )?(?:got|get) (?:it|this|that)(?: now)?$|^(?:ok |oh |ah |yes |yeah )*i (?:see|understand|understood)(?: it| that| now)*$/,
  /\byou (?:are|the|your) (?:the )?(?:best|goat|awesome|amazing|great|a legend|a lifesaver|so helpful)\b|\byour the (?:best|goat)\b/,
  /^(?:ok |oh |ah |very |that is |so )*(?:awesome|great|cool|nice|perfect|sweet|amazing|good|excellent|bet|alright|fantastic)(?: ok| cool| thanks| one| job)*$/,
  /^(?:ok )?(?:oh|ah|ahh|ohh)(?: ok| i see)*$/,
];

const GREETING = [
  /^(?:hi|hey|heya|hello|yo|sup|hiya|howdy|hola|greetings|helo|hai|heyo|hii|heyy|yoo)(?: (?:there|you|tutor|everyone|friend|hi|hello|hey|bot))*$/,
  /^(?:hi |hey |hello )?(?:good|gm|gn) ?(?:morning|afternoon|evening|day)?(?: tutor)?$|^what is up$|^how are you(?: doing)?(?: today)?$|^how is it going$/,
];

const OFF_TOPIC = [
  /\b(?:capital of|code|python|draw|paint|translate|recipe|cook|politics|religion|bitcoin|money|job|news|movie|phone|vacation|weekend|birthday|party|lunch|dinner|breakfast|holiday|sports?|nba|nfl|lebron|kpop|drake|manga)\b/,
  /\b(?:joke|poem|song|sing|story|essay|rap|game|games|fortnite|minecraft|roblox|movie|music|tiktok|youtube|instagram|pizza|food|lunch|weather|football|basketball|soccer|president|boyfriend|girlfriend|crush|dating|date|dog|cat|pet|colleges?|university|essays?|homework|taylor swift|netflix|anime|spotify)\b/,
  /\b(?:who|what|how old|how tall|where|when) (?:are|is|were|was|made|created|built|do|can|did) (?:you|your)\b|\bwho (?:is|are|was|won|made|created|built|invented|runs)\b/,
  /\b(?:are|were) you\b|\bdo you\b|\bwill you\b|\bhave you\b|\bwould you (?:go|marry|date|like|rather)\b|\bcan you (?:talk|sing|dance|see me|hear|do my)\b|\byour (?:name|favorite|favourite|age|dumb|stupid|bad|useless|funny|mean|annoying|ugly|trash|so)\b/,
  /\byou (?:suck|are (?:so )?(?:dumb|stupid|bad|useless|mean|annoying|trash|ugly|boring|funny|cute|cool|weird))\b|\b(?:love|hate|like|miss) you\b/,
  /\b(?:trash|sucks|stupid|dumb|garbage|boring|worst|hate (?:this|the|math|school|sat|reading))\b/,
  /\bi (?:like|love|hate|want|have|play|watch|ate|am eating|am going)\b.{0,24}$(?<!answer|hint|help|understand)/,
  /\bi am (?:hungry|bored|tired|sleepy|cold|hot|thirsty|sick)\b|^(?:bored|hungry|tired)$/,
  /\b(?:what time|what day|what is the (?:time|date|weather|score)|when is|how long|how many points|how much time|my (?:score|points|streak|friend|phone))\b/,
  /\b(?:something else|wanna hear|want to hear|let us talk|let us chat)\b|^(?:lol|lmao|haha|hahaha|rofl|xd)\b/,
];

const TEXT = '(?:passage|text|paragraph|reading|excerpt|article|poem)';
const PASSAGE = [
  new RegExp(`\\b(?:what|whats|who)\\b.*\\b${TEXT}s?\\b.*\\b(?:say|says|saying|about|mean|means|talk\\w*)\\b`),
  new RegExp(
    `\\bwhat\\b.*\\b(?:about|happens|happening|going on|mean|say)\\b.*\\b(?:in|the|this) (?:the )?(?:${TEXT}|story)\\b`,
  ),
  new RegExp(`\\b(?:what is|what are) (?:the |this )?${TEXT}\\b`),
  new RegExp(`\\b(?:summar\\w*|some up|sum up|translate|retell|paraphrase|explain|read)\\b(?: \\w+){0,3} ${TEXT}\\b`),
  new RegExp(
    `\\b(?:not|never) (?:understand|get|follow)\\b(?: \\w+){0,2} ${TEXT}\\b|\\b${TEXT} (?:is|makes|was)\\b.*\\b(?:confusing|hard|long|weird|no sense|unclear)\\b`,
  ),
  /\bwhat (?:does|do|is|did)\b.*\b(?:line|sentence|paragraph) ?(?:\d+|one|two|three)? (?:say|says|mean|about)\b/,
  /\b(?:mean|saying|say|said) (?:in|by|with) the (?:first|second|third|last) (?:sentence|line|paragraph)\b/,
  /\btoo long\b.*\bread\b|\btl ?dr\b|\bread (?:it|this|that) (?:to|for) me\b/,
  /\bde que (?:trata|habla|va)\b|\b(?:que|donde) (?:dice|pasa|habla)\b.*\b(?:texto|pasaje|parrafo|linea|oracion|poema|historia|parte)\b/,
  // Who a word stands for, and where something is said.
  /^(?:so |and |ok |wait )*(?:who|what) (?:is|are|does) (?:he|she|they|him|her|them|their|it|this)\b.*\b(?:line|sentence|paragraph|refer\w*|or the)\b/,
  new RegExp(
    `^(?:so |and |ok )*(?:where|(?:in )?(?:which|what) (?:line|part|paragraph))\\b.*\\b(?:${TEXT}|talks?|mentions?|says?)\\b`,
  ),
];

/** Another of the kind: what's alike, and that more is wanted. */
const SIMILAR = [
  /^(?:can |could |may |please |let |give |make |ok |i |you |me |want |need |try |do |to |have |get )*(?:another|one more|some more|more|a|one|the)?\b ?(?:other )?(?:\w+ )?(?:similar|same (?:kind|type|sort)|just like|like (?:this|that|it|these|those))(?: (?:one|ones|question|problem|again|exercise))*$/,
  /\b(?:different|other|new) (?:numbers|values)$|\b(?:the|for|more|need|want) (?:reps|practice)$/,
  /\b(?:otr[oa]s?|un[oa]|mas)\b.*\b(?:parecid[oa]s?|igual(?:ito)?|mismo tipo|como est[aeo]s?)\b/,
];

/** Tells how an answer came about, or asks whether that is why. */
const OWN_REASON = [
  /^(?:is |was |so |and |it |that |does it )*(?:because|due to|cause)\b/,
  /\bis it (?:because|cause|due to)\b|\b(?:does|would) it have (?:something |anything )?to do with\b/,
  /\bi (?:would )?(?:just |only |kinda |kind of )?(?:pick|picked|chose|choose|went with|took|said|put|answered|selected)\b.*\b(?:because|sounds?|seems?|looks?|feels?|felt|gut|random\w*|one)\b/,
  /\bi (?:just )?guess(?:ed)?$|\b(?:random|wild|lucky) guess\b|\b(?:my|with my) gut\b|\bi was guessing\b/,
  /^(?:it |that )?(?:just )?(?:sounded|seemed|felt|looked) (?:right|good|best|ok|correct)\b/,
  /\bi (?:think|believe|feel|assume|guess)\b.*\bbecause\b|\bused (?:the )?process of elimination\b/,
  /\badivin\w+\b|^porque (?!esta mal|no\b)/,
];

/** Which intent a message has, by the first rule that knows it. The order settles what two of them would take. */
export const RULES: readonly Rule[] = [
  ['why-wrong', /\bpor ?que (?:esta mal|es mala|no (?:es|esta|la|el|mi))\b/],
  ['own-reason', ...OWN_REASON],
  ['passage', ...PASSAGE],
  ['why-wrong', ...WHY_WRONG],
  ['similar', ...SIMILAR],
  ['explain', ...SHOWN],
  ['hint', ...ASKED],
  ['off-topic', ...ABILITY],
  [
    'asks-for-answer',
    /\b(?:cual es la (?:respuesta|correcta|buena)|dime la (?:respuesta|letra)|la respuesta)\b|^es la [a-d]$/,
    /\b(?:drop|spoil)\b.*\b(?:it|answer)\b/,
  ],
  ['next-question', /\b(?:siguiente|proxima|otra pregunta)\b/, ...NEXT],
  ['check-step', /\b(?:revisa\w*|checa\w*|mi paso)\b/, ...CHECK],
  ['asks-for-answer', ...ASKS_ANSWER],
  ['explain', /\bexplica\w*\b/, ...EXPLAIN],
  ['greeting', /^(?:hola|buenas|buenos dias|que tal)\b/, ...GREETING],
  ['thanks', /\bgracias\b|\byou the (?:best|goat)\b/, ...THANKS],
  ['off-topic', /\bte gusta\b/],
  [
    'hint',
    /\b(?:ayuda\w*|pistas?|no (?:entiendo|comprendo|se)|como (?:empiezo|lo hago|se hace)|halp|gimme)\b|^what$/,
    ...HINT,
  ],
  ['off-topic', ...OFF_TOPIC],
];
