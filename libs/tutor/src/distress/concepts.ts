/**
 * What kind of thing a word names, so that a sentence about an uncle and a belt is read like one about a stepdad and a
 * cable. A word may be of several kinds.
 */
const KINDS: Readonly<Record<string, string>> = {
  me: 'i me my mine myself im ive yo mi me',
  we: 'we us our ours',
  parent:
    'mom mum mama mommy dad daddy papa father mother parent parents stepdad stepmom stepfather stepmother stepdads moms dads step foster padrastro madrastra papas mami',
  kin: 'brother brothers sister sisters uncle aunt cousin cousins grandpa grandma grandfather grandmother grandparents abuela abuelo tio tia hermano hermana family familia son daughter baby siblings sibling stepbrother niece nephew',
  partner: 'boyfriend girlfriend bf gf ex partner husband wife novio novia date',
  friend: 'friend friends bestie buddy roommate amigo amiga amigos classmates classmate',
  elder:
    'coach teacher teachers pastor priest boss doctor nurse neighbor tutor counselor principal instructor driver babysitter sub',
  stranger:
    'guy guys man men stranger strangers dude someone somebody boys kid kids hombre alguien gang dealer senior people',
  they: 'he she they him her them his hers their hes shes theyre',
  nobody: 'nobody noone none nadie anyone anybody',
  everyone: 'everyone everybody everything all todos todo always',
  die: 'die dies died dying dead death suicide suicidal unalive kill kills killed killing murder murdered morir morirme matarme matar mato muero muerta muerto hang hanging hanged drown drowned drowning suffocate deadly fatal funeral grave coffin corpse muera muriera mate',
  live: 'live lives living alive life exist exists existing existed existence breathe breathing breathes wake vivir vida viva born being nacer nacido naci nacimos existir existo exista existiera',
  end: 'end ends ending ended over done finish finished stop stops gone leave leaving vanish disappear disappears final last never forever permanently acabar acaba terminar quit out acabo',
  hurt: 'hurt hurts hurting harm harms harming injure pain painful ache suffer suffering damage dano duele punish punishes punished torture',
  hit: 'hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched kick kicks kicked kicking choke chokes choked choking strangle shove shoves shoved push pushed pushes smack smacks smacked whip whips whipped stab stabs stabbed stabbing attack attacks attacked attacking jump jumped abuse abused abuses abusive violent violence fight fights fighting grab grabs grabbed drag dragged throws threw pega pegan pego golpea golpean golpeando belt spank burns physical',
  cut: 'cut cuts cutting slit slits slice slicing slash carve carving scratch scratching scar scars burn burned burning burnt razor razors blade blades bleed bleeds bleeding bleeds relapse relapsed corto cortar corte clean bruise bruises',
  blood: 'blood bloody bleed bleeding gushing stitches wound wounds pouring sangre desangrando',
  weapon:
    'gun guns pistol rifle shotgun glock knife knives weapon weapons bomb bombs ammo bullet bullets loaded trigger pistola cuchillo arma machete bat hammer grenade explosives',
  shoot: 'shoot shoots shooting shooter shot shots shooter gunshots fired lockdown stabbing explosion',
  noose: 'rope noose cord knot belt beam sheet plastic bag',
  drug: 'pill pills tablet tablets med meds medicine medication medicines tylenol advil ibuprofen aspirin paracetamol acetaminophen xanax benadryl adderall melatonin painkiller painkillers antidepressant antidepressants opioids oxy oxycodone fentanyl heroin coke cocaine meth weed morphine nyquil vodka alcohol whiskey drunk drinking pastillas medicina bottle laxatives insulin laced high overdose overdosed overdosing overdoses od drugged drugs',
  swallow:
    'swallow swallowed swallowing took take taken taking tome tomo drank drink drunk chug chugged chugging ate downed popped snorted injected inhaled mixed',
  poison:
    'poison poisoned bleach ammonia antifreeze detergent cleaner windex drano chemicals gas fumes monoxide toxic exhaust pesticide',
  many: 'many much lot lots bunch handful whole entire all too box rest everything ton bottle frasco',
  height:
    'roof rooftop bridge ledge edge overpass balcony cliff railing rail building tower window floor top azotea puente garage deck techo edificio parking',
  traffic: 'train trains tracks track traffic highway bus truck car cars road wheel seatbelt freeway subway metro tren',
  water: 'water lake river ocean sea bathtub tub bath pool underwater',
  jump: 'jump jumping jumped step fall falling tirar saltar aventarme let jumps tiro tire salto aviento avente aventar lanzo lanzarme tirarme',
  body: 'arm arms wrist wrists leg legs thigh thighs skin stomach neck throat chest head face body lips hand hands hair brazos cuerpo heart lungs eye ribs nose venas',
  sick: 'unconscious fainted faint seizure collapsed unresponsive ambulance hospital icu stroke attack asleep numb dizzy vomiting vomit blacking passed breathing breathe inhaler allergic swollen blue overdose pregnant miscarriage cancer diagnosis psych',
  sexual:
    'touch touches touched touching touchy grope groped gropes molest molested rape raped rapes raping naked nude nudes sex sexual sexually undress strip clothes shower kiss kissed kisses assault assaulted abused fondle private body bed toca viola violo desnuda pics photos fotos video videos webcam',
  force:
    'force forced forces forcing make makes made making let lets lock locked locks locking trap trapped tied chained keeps hold held holding hostage sell marry kidnapped captive obliga allowed obligan obligo obligaron forzo',
  threat:
    'threat threats threaten threatens threatened threatening blackmail blackmailed blackmailing ruin post leak share send pay revenge amenaza amenazando jump regret sorry list snap',
  secret:
    'secret secrets tell told telling promise promised knows know believe believes find finds hide hides hidden hiding cover covering lie lied pretend pretending decir secreto digas diga decirle cuente cuento',
  chase:
    'follow following followed follows chase chasing chased stalk stalking stalker watching outside behind broke break breaking banging pounding kicking door footsteps window intruder robbing hiding closet escondida escondido escondidos encerrada encerrado',
  home: 'home house casa room bedroom bathroom basement closet kitchen door stairs apartment cuarto downstairs upstairs',
  homeless:
    'homeless shelter street streets evicted couch sleeping motel ran runaway away kicked threw thrown outside park station nowhere stay escapo escaparme escapar largo huir bus ticket',
  hunger:
    'eat eats eating ate eaten food starve starves starving starved puke puking throw vomit vomitar purge purging fat weigh weight calories thin skinny diet binge meal meals laxatives',
  afraid:
    'afraid scared scary terrified frightened fear fears miedo unsafe safe safety danger dangerous temo anxious anxiety panic panicking nervous shaking shakes trembling hyperventilating ansiedad',
  sad: 'sad sadness weep weeps wept weeping mourn mourns mourning sorrow cry cries crying cried tears sob sobbing lloro llorar triste miserable depressed depression deprimida deprimido heartbroken grief grieving unhappy lonely alone isolated sola solo unloved invisible empty numb hollow vacia vacio dark darkness broken hopeless worthless pointless meaningless useless burden failure mistake disgusting disgust ashamed shame guilt guilty',
  hate: 'hate hates hated hating despise odio odia loathe hateful',
  care: 'care cares cared love loves loved like likes miss misses missed notice notices want wants quiere quieren extrana understand understands listen hug',
  better: 'better easier relieved happier peace free freedom deserve worth',
  bully:
    'bully bullied bullies bullying tease teased names slurs rumor rumors laugh laughs laughing humiliate humiliated embarrass mocked mock excluded ghosted',
  lose: 'lost lose losing died passed funeral divorce divorced divorcing separated cancer jail prison deported cps custody evicted broke dumped cheated ghosted',
  wish: 'wish wished want wanna wants hope pray quiero ojala ready need going gonna about will plan planning planned thinking thought think consider rather quisiera',
  now: 'now tonight today tomorrow hoy noche ahorita minutes hour hours morning midnight already just soon yesterday',
  often: 'every always days weeks months years night nights daily constantly again since anymore longer',
  bye: 'goodbye goodbyes bye farewell adios letter letters note notes wrote written posted will carta despido thanks sorry love notas cartas despedida recado',
  give: 'gave give given giving passwords savings belongings stuff things boxes packed sorted regale deje password contrasena code',
  self: 'myself self mys yourself himself herself themselves mismo misma',
  not: 'not no never cant dont without nothing nunca ya none neither hardly barely',
  text: 'passage text poem poet author narrator character characters story stories line lines paragraph paragraphs sentence sentences novel chapter speaker stanza theme tone metaphor symbol symbolize evidence claim study researchers scientists excerpt article quote play hamlet romeo macbeth texto poema autor king queen soldier soldiers war century historical fiction irony imagery word words meaning means synonym comma commas semicolon grammar verb noun hypothesis experiment cell cells virus species',
  math: 'equation equations fraction fractions percent ratio slope graph angle angles triangle circle radius area volume x y n z variable factor multiply divide subtract add sum number numbers formula probability median mean average table points line value solve algebra geometry math rate mph meters feet inches dollars per equals ecuacion denominator vector function inequality square root exponents problem problems step steps',
  study:
    'test tests sat act question questions score scores homework quiz exam class grade grades practice study studying school college hint hints answer answers choice unit section points streak app college essay examen prueba semester ap retake reading timer',
  device:
    'phone laptop computer battery charger wifi calculator mouse keyboard screen app site internet ipad airpods tv',
  play: 'game games fortnite minecraft roblox boss ranked team soccer football basketball volleyball match movie show episode song netflix discord meme memes tiktok youtube party prom dinner pizza lunch breakfast snack',
  joke: 'lol lmao haha jk lmfao rofl jaja xd bruh omg funny joke kidding jsjs jsjsjs jeje jejeje jajaja jajaj jajajaja',
  serious: 'srsly seriously really joking mean fr literally honestly actually truly serious cap neta serio broma',
};

const BY_WORD = new Map<string, string[]>();
for (const [kind, list] of Object.entries(KINDS))
  for (const word of new Set(list.split(' '))) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), kind]);

/** The kinds that a word belongs to; none for most words. */
export const kindsOf = (word: string): readonly string[] => BY_WORD.get(word) ?? [];
