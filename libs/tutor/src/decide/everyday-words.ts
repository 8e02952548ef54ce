import { stem } from '../guard/words.js';

/** Everyday words of the bank's texts and of students, without the smallest ones. */
const WORDS = `
able above accept accident according account across act actually admired admit adults advantage advice advised
afternoon against age ages ago agreement ahead aim air allowed almost along aloud already among animal animals
announced another answer answered anybody anymore anyone anything anyway anywhere apart apostrophe appears argument
army around arrival aside asked astronomers attention audience aunt author autumn away badly bake bank bare bear beats
became become bed bees behind bell belong below bend beneath beside best better beyond bills biologist birds bishop
bit black blame blank blue board body bones books born borrowed box boy bread breath bridge bright brother building
burned bus buyers called calm capital care careful carefully carried case ceased century certain chain chance charge
check choice church cities city clause clay clean clear clerk clever clock closed closely cloth clue coast coat coins
collection colon color column comfort comma comment common company comparing complained complaints complete composer
concluded conclusion condition confirmed connect contain cook cool copied copy corner corrected council counted
country course court cover covered crack credit critics crossed crowd custom cut danger dark dash date day daylight
deal debt decades decide decision deep defend degrees deny depends depth description design detail differences
difficulty direction disagree disappear discovered dispute distance divided doctor dog door doors doubting draw drawn
drew drivers dry due ear earn easier easy edge eight eleven elsewhere empty engineers english enough europe evening
event everywhere exception exist expect experiment explain explanation eye eyes face fact faded fail fair families
family famous farmers farther faster fault favor feed feelings feet ferry field fifty figures fill film fines finger
fire firm first fish five flood floor flowers following food fool foot forest form forty four free friends front full
funny further future gap garden gas gate general get gift girl giving glass goal goes going gone got government
grammar granted grave green group growth guess guests guide habit hall halves hand hangs happened harbor hardly head
healthy hearing heart heavy height helper hers herself hiding high hill himself historian history hit holding holes
home honest hoped horses hour house hundred hundreds hung hurry ice idea important including information ing ink
insects insert inside instruments interest interesting interruption introduce invented iron island items itself jar
join joke judge june key killed kilometers kind kitchen knew know known lack laid lake lamp landing language largest
last laughed law lay lead lean led length lessons letters library lies lift light likely limit line link list listen
lit living long looking lot low luck machine main makers many map march marked market matching matter mattered means
meant measure meet melting members memory men mention mentioned merely message meters method middle miles mill mind
mine minus minutes miss missing mistakes mixed moment month morning mostly moths motion mountains moved museum music
musicians name narrator narrow natural nearly neat neighbors nest never news newspapers next nicely night nine none
noon normal north notes nothing noun novel object observation odd offer office older once ones open opinion opposite
order ordered ordinary original ought outside owed owner page painted pair paper part partner pass passage passed past
path patient pattern pause peace pen people per perfect performed period person photographs phrase picks picture piece
place plain plan planet plants plate play plays pleased plenty plural plus poem point port position possession pots
practice praise prediction prefer preferred prepared present pressed printed problem promise pronoun proposed protect
public published pull punctuation purpose pushes put puzzle quarrel quarter question quite quotation rain rare rate
reach react read really reasoning received record red refused regions rejects related remark remember remembered
repeat replaced report researching rest return reviewers rich riders right river road rolls roof room roots round row
ruin rule runs safe sailor salt sat save saying scene school scientists seal search season seats second seeds seeing
seems seldom semicolon sense sentence separate serve set settled seven several shake shape shared sharp sheet shop
short shut sick side sight signed simple simply singing single singular sisters sit six sixty size skill skip sky
sleep slept slip slower smart smooth snow soft somebody someone something somewhere sorry sort sound source south
space spared speaker special species speech speed spend spent split spoiled spot spread spring square stage stairs
stand stars state statement staying step sticks stood story straight strangers street stretch strike strings strip
struck student study stuff subject suggest suggests suit summer sun supper supposed sure surface surprise survived
suspected swap switch table talk tall taste teacher team telling temperature tempting tense terms test text thanks
theirs themselves theory thick thin think third thirty thought thousand three tide ties till time tired today together
tone top topic touched toward town traces trade train travel treated trees trick tried trip trouble try tune turned
twelve twenty two unable underlined understand understood unknown unlike unusual upon use used useful useless uses
using usual valley value verb version versus view village visitors voice vote wait walk wall want war warmth warning
waste watch water waves ways wear weather wedding week weighed weight weird went whatever whereas wherever whether
white whoever whole wide wife wind window wine winter wish within witnesses women wonder wood words world worn worry
worse worth writer yeah years yes young
fun funny fight fights rude cool weird normal quit quits dangerous downside upside excuse fake clue sad nice stuck gross lucky easy
scary random basically worry worried farmed lie lies spread spreads hurry shy proud lonely jealous mean smart brave calm
`;

const STEMS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stem));

/** Is a word one that anyone would write, spelled right? */
export const isEveryday = (word: string): boolean => STEMS.has(stem(word));
