import type { Field } from './field.js';

/**
 * Words that tell of what field a text is, without their endings (`stemOf`). Common words of one field only: a word that
 * two fields share, such as "model" or "record", says nothing.
 */
export const FIELD_WORDS: Readonly<Record<Field, string>> = {
  literature:
    'mother father grandmother grandfather aunt uncle cousin brother sister son daughter husband wife widow widower ' +
    'madame senhor miss mrs mr dear kitchen supper porch stair attic orchard wedding bride neighbor laugh smil wept ' +
    'cried whisper quarrel tablecloth narrator speaker protagonist',
  arts:
    'artist painter paint painting sculptor sculpture portrait landscape canva museum exhibit exhibition curator ' +
    'gallery fresco mural mosaic potter pottery ceramic weav weaver textile tapestry embroidery composer compose ' +
    'sonata symphony orchestra quartet violin violinist piano pianist oboe horn drum melody song singer sing choir ' +
    'opera concert conductor tempo metronome musician music musical rhythm jazz dance dancer ballet choreographer ' +
    'theater stage actor audience playwright film director photograph photographer photography architect ' +
    'architecture facade critic critics reviewer novel novelist poem poet poetry verse stanza rhyme elegy sonnet ' +
    'essay essayist story translator translat literary literature manuscript draft restorer conservator masterpiece aesthetic',
  history:
    'historian archaeologist archaeology archaeological ancient medieval century centuri empire emperor king queen ' +
    'court dynasty roman greek inca maya aztec viking pilgrim monk monastery abbey church cathedral parchment archive ' +
    'excavat ruin tomb coin merchant guild apprentic mason treaty colony colonial revolution republic war army ' +
    'soldier siege bishop peasant landlord decree diary deed ledger sailor voyage captain tax treasury toll mill ' +
    'telegraph cartography antiquity renaissance pharaoh temple shrine census minut petit chronicle',
  society:
    'psychologist psychology sociologist sociolinguist economist economic economy linguist anthropologist ethnographer ' +
    'philosopher philosophy political politic voter vote elect election law legal judge jury government minister ' +
    'policy public resident neighborhood household employe employer worker wage income price market buyer seller ' +
    'customer shopper trade trader advertis survey respondent participant volunteer student teacher pupil classroom ' +
    'school education language dialect speech grammar memory attent opin belief moral promise trust fair debate ' +
    'library hospital patient nurse doctor commuter pedestrian traffic audit auditor insurance lottery credit saving',
  life:
    'biologist biology zoologist botanist ecologist ecology entomologist ornithologist physiologist neuroscientist ' +
    'paleontologist naturalist animal speci insect bee bumblebee moth butterfly ant spider fish shark whale dolphin ' +
    'otter seal penguin bird sparrow finch pigeon owl raven crow parrot vulture hen elephant bat mice mouse rat vole ' +
    'frog lizard snake chameleon turtle squirrel monkey ape wolf fox deer goat dog clam mussel snail squid octopus ' +
    'jellyfish coral reef kelp algae fung fungu fungi mushroom lichen bacteria virus gene genetic cell protein brain ' +
    'neuron muscle bone skull fossil dinosaur plant seed seedling flower pollen pollinat orchid leaf leav root shrub ' +
    'tree forest fruit crop soil habitat predator prey nest egg larva larvae wing feather disease infection vaccine ' +
    'medicine ecosystem evolution evolv wildlife migrat burrow herd',
  physical:
    'physicist physics chemist chemistry chemical astronomer astronomy astrophysicist geologist geology glaciologist ' +
    'meteorologist oceanographer climatologist volcanologist seismologist planet moon star sun comet asteroid orbit ' +
    'galaxy telescope gravity mars venus jupiter saturn neptune uranu earth crater lava volcano volcanic eruption ' +
    'magma obsidian mineral crystal quartz granite limestone sediment glacier ice iceberg antarctica climate ' +
    'atmosphere temperature celsiu degre liquid gas vapor evaporat freeze froze melt molecule atom electron carbon ' +
    'oxygen hydrogen metal element pitch acid salt ocean tide current earthquake fault quake radiation light heat ' +
    'energy pressure cloud lightning thunder rainfall snow frost',
  technology:
    'engineer engineering inventor invent invention patent machine machin device sensor robot computer software ' +
    'algorithm program internet website screen camera barcode code satellite radar radio engine motor turbine ' +
    'battery electric electricity railway railroad locomotive airplane aircraft rocket automobile bridge tunnel dam ' +
    'elevator crane container factory steel concrete cement plastic rubber lamp lens lighthouse pencil typewriter ' +
    'telephone printer digital network prototype manufactur manufacturer codebook gauge pump',
};
