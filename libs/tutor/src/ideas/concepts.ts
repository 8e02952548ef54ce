/** Words that say the same for a student. The first names the group; irregular forms are in it, regular ones are found. */
const GROUPS = `
rise up rises rose risen rising raise raised increase increased increases increasing climb climbed gain gained upward
fall down falls fell fallen falling drop dropped drops dropping decrease decreased decreases decline declined sank sink sunk downward
more most bigger higher larger greater longer stronger extra additional
less fewer least lower smaller shorter weaker
grow grew grown grows growing
same equal equals equally identical unchanged steady steadily constant flat alike similar similarly likewise stays stayed stay remains remained remain
differ different differs differed differently difference change changes changed changing
contrast contrasts contrasted opposite opposites
before earlier prior previous previously beforehand
after later afterward afterwards
true real correct accurate truth actual
false untrue fake wrong incorrect mistaken mistake lie lied lying
big large huge giant great
small little tiny
above
below under beneath underneath
better best improve improves improved
worse worst
against contradict contradicts contradicted
follow follows followed following
good great nice fine well
bad terrible awful poor
fast quick quickly rapid rapidly
slow slowly
loud noisy noise
quiet silent silence silently
old ancient
new modern recent
strong stronger powerful
weak weaker
early sooner soon
late
begin began begun begins beginning start started starts starting
end ended ends ending finish finished stop stopped stops
make made makes making create created build built produce produced
break broke broken breaks
give gave given gives
take took taken takes taking
come came comes coming
leave left leaves leaving
write wrote written writes writing
eat ate eaten eats eating
see saw seen sees look looked notice noticed noticing
find found finds finding
tell told tells
hear heard hears
feel felt feels feeling
keep kept keeps keeping
hold held holds
lose lost loses losing loss losses
sell sold sells
buy bought buys
teach taught teaches
learn learned learnt learns
bring brought brings
pay paid pays paying
send sent sends
speak spoke spoken speaks
show shows showed shown prove proves proved proof evidence demonstrate
support supports supported back backs backed
believe believes believed belief trust trusts
doubt doubts doubted skeptical
help helps helped
need needs needed require required
like likes liked enjoy enjoys enjoyed love loves loved fond
hate hates hated dislike disliked
die died dies dead death
live lived lives alive life
child kid kids children
father dad dads daddy
mother mom moms
grandfather grandpa grandad
grandmother grandma
money cash cost costs price prices expensive pay
cheap cheaper
wet damp moist
hot warm warmer heat
cold colder freeze freezes frozen
ship ships boat boats vessel
rock rocks stone stones boulder boulders
ground land soil earth
sea ocean
car cars
job jobs work works worked working task tasks
man guy
woman lady
everyone everybody everything all
nobody noone
reason reasons causes caused
result results outcome effect effects
example examples instance
mark marks sign signs
fix fixed fixes mend mended mends repair repaired
throw threw thrown
dull boring bored
fun enjoyable
scared afraid fear fears
sad sadness grief
happy glad happiness
angry mad
hide hides hid hidden
secret secrets
quote quotes quoted
only solely alone
always constantly
often usually frequently
sometimes occasionally
near close nearby
far distant
compare compares compared comparison
add adds added
remove removes removed
fit fits match matches matched agree agrees agreed
exact exactly precise precisely
possible maybe possibly perhaps might
describe describes described
argue argues argued claim claims claimed
drink drank
drive drove driven
fly flew flown
sing sang sung song songs
ring rang
run ran
swim swam
win won
fight fought
catch caught
choose chose chosen pick picked
forget forgot forgotten
hurt hurts harm harms harmed damage damaged
wage wages pay salary
average averages
number numbers amount amounts count
double doubled twice
triple tripled trebled threefold
half halved
ten tenfold
percent percentage share
`;

/** Saying one of a pair where the other was meant turns the sentence round, as "not" does. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['rise', 'fall'],
  ['grow', 'fall'],
  ['grow', 'small'],
  ['more', 'less'],
  ['same', 'differ'],
  ['true', 'false'],
  ['big', 'small'],
  ['fast', 'slow'],
  ['loud', 'quiet'],
  ['strong', 'weak'],
  ['like', 'hate'],
  ['cheap', 'expensive'],
  ['always', 'never'],
  ['above', 'below'],
  ['better', 'worse'],
  ['same', 'better'],
  ['same', 'worse'],
  ['against', 'follow'],
  ['against', 'result'],
  ['against', 'support'],
  ['against', 'fit'],
];

/** "Didn't change" says "stayed the same", and "isn't the same" says "differs": one word, and nothing denied. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:do|does|did|has|have|had|would|will|is|are) not (?:really |even |actually )?(?:change|changed|differ)\b/g,
    'same',
  ],
  [
    /\b(?:never|hardly|barely) (?:change|changes|changed)\b|\bno change\b|\bnot any different\b|\bnot (?:that )?different\b/g,
    'same',
  ],
  [/\bnot (?:really |exactly )?(?:the )?same\b/g, 'different'],
  [/\bnot (?:really )?true\b/g, 'false'],
  [/\bno (?:one|body)\b/g, 'nobody'],
  [/\bno (?:sound|noise)\b/g, 'silent'],
  [/\bgot rid of\b/g, 'gave away'],
];

const NAMES: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((group) => {
      const [name = '', ...others] = group.split(' ');
      return [name, ...others].map((word) => [word, name] as const);
    })
    // A word in two groups keeps the first.
    .reverse(),
);

/** What a word says, by one name for all that say it; undefined for a word with no group. */
export const conceptOf = (word: string): string | undefined => {
  const name = NAMES.get(word);
  return name === undefined ? undefined : `~${name}`;
};

/** Phrases that deny and say something plain, in one word. */
export const inConcepts = (text: string): string =>
  PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), text);

/** How often one text has a word where the other has its opposite. */
export const oppositesIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  OPPOSITES.filter(([x, y]) => {
    const only = (set: ReadonlySet<string>, has: string, lacks: string): boolean =>
      set.has(`~${has}`) && !set.has(`~${lacks}`);
    return (only(one, x, y) && only(other, y, x)) || (only(one, y, x) && only(other, x, y));
  }).length;
