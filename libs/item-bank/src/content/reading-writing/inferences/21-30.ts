import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_21_30: readonly Item[] = [
  reading({
    key: 'rw-inference-21',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The island of Norrskär used to collect about 40 percent of its glass bottles for reuse. In 2016 stores began to charge a small deposit for each bottle, which is paid back to anyone who returns it. The share of bottles returned rose to 90 percent. Interestingly, most visitors to the island do not take the trouble to return theirs; local children gather them from benches and beaches. It seems that the deposit works in part because ______</p>',
    question: COMPLETES,
    right: 'people who did not buy a bottle have a reason to return it.',
    at: 'd',
    wrong: [
      [
        'visitors buy fewer bottles now that they have to pay a deposit.',
        'not-stated',
        'The text gives the share of bottles returned, not the number bought.',
      ],
      [
        'visitors return most of their own bottles to the stores.',
        'opposite-meaning',
        'Most visitors do not take the trouble to return their bottles.',
      ],
      [
        'children are no longer allowed to buy bottles in stores.',
        'plausible-but-unsupported',
        'Children gather bottles; no rule about their buying any is mentioned.',
      ],
    ],
    why: 'The deposit is paid “to anyone who returns it,” so the children who gather the bottles of visitors earn the money.',
    hints: [
      'Look closely at who gets the deposit back. Who is it?',
      'Who returns the bottles that visitors leave behind?',
      'Why would anyone gather bottles that aren’t theirs?',
      'Do the buyer and the returner have to be the same person?',
    ],
  }),
  reading({
    key: 'rw-inference-22',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Volunteers learned the positions of cards on a table while the scent of roses filled the room. Afterward they slept in a laboratory. Neuroscientist Piotr Amankwah released the scent again while one group was in deep sleep and while another was dreaming; a third group slept without it. In the morning, the volunteers who had been exposed to the scent in deep sleep remembered the positions best, and the other two groups did equally well. When the scent was new to the volunteers, it had no effect at any stage of sleep. Amankwah concludes that ______</p>',
    question: COMPLETES,
    right: 'a reminder of what was learned can strengthen the memory if it comes during deep sleep.',
    at: 'b',
    wrong: [
      [
        'a pleasant scent helps people remember what they have learned if it makes their sleep deeper.',
        'ignores-evidence',
        'A scent that was new had no effect, so pleasantness is not enough, and the depth of sleep was not changed.',
      ],
      [
        'a memory that has been formed in the presence of a scent is lost when the scent is absent.',
        'too-strong',
        'The group without the scent remembered as well as the dreaming group; nothing was lost.',
      ],
      [
        'a scent that accompanies learning returns in dreams and so makes a memory more lasting.',
        'opposite-meaning',
        'The scent had no effect on the group that was dreaming.',
      ],
    ],
    why: 'Only the scent that had been present during learning, and only in deep sleep, improved memory. The scent thus served as a reminder at the right time.',
    hints: [
      'The scent only helps under two conditions. Which ones?',
      'At which stage of sleep did the scent make a difference?',
      'A new scent did nothing. What was it missing?',
      'Put the two conditions together. What does the scent do, and when?',
    ],
  }),
  reading({
    key: 'rw-inference-23',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    shift: 0.2,
    passage:
      '<p>A fish that colonized dark caves has lost its eyes, while members of the same species in sunlit rivers retain theirs. An explanation from disuse alone holds that where eyes are of no help, mutations that damage them are simply not removed, and that these accumulate by chance. If this were so, notes geneticist Amparo Eze, the mutations should sometimes enlarge the parts of an eye and sometimes reduce them, and different caves should show different mixtures. In twelve isolated caves, she found that every mutation that affects the size of the eye reduces it. Since an eye consumes a good deal of energy, and caves provide little food, Eze infers that ______</p>',
    question: COMPLETES,
    right: 'the loss of eyes was favored by the saving it brought and is not merely the outcome of chance.',
    at: 'c',
    wrong: [
      [
        'the loss of eyes began in one of the caves and spread from there to the others that she studied.',
        'ignores-evidence',
        'The caves are isolated from one another, so the same loss occurred in each of them.',
      ],
      [
        'the loss of eyes came about because mutations that damage them were no longer being removed.',
        'opposite-meaning',
        'This is the explanation from disuse alone, which her findings contradict.',
      ],
      [
        'the loss of eyes has enabled the fish to live in caves in which there is no food for them at all.',
        'too-strong',
        'The caves provide little food, not none, and the fish must live on something.',
      ],
    ],
    why: 'Chance would enlarge as well as reduce, but in all caves the change goes one way, and smaller eyes save energy where food is scarce. The direction points to an advantage.',
    hints: [
      'If only chance were at work, what mix of changes would you see?',
      'What did Eze find in all twelve caves?',
      'Why does she bring up energy and the lack of food?',
      'If a change always goes one way, it must be good for something. What?',
    ],
  }),
  reading({
    key: 'rw-inference-24',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Stones that have just broken off a cliff have sharp edges. Stones that water has carried over a long distance knock against one another until they are smooth and round. In a desert valley in which no rain has been recorded for decades, geologist Layla Brandt found thick beds of stones that are smooth and round, though the cliffs nearby shed only sharp ones. She concluded that, at some time in the past, ______</p>',
    question: COMPLETES,
    right: 'a river had carried these stones into the valley.',
    at: 'a',
    wrong: [
      [
        'the cliffs nearby had been higher than they are.',
        'not-stated',
        'Nothing about the stones tells how high the cliffs once were.',
      ],
      [
        'the wind had blown sharp stones out of the valley.',
        'plausible-but-unsupported',
        'Wind is not mentioned, and it would not explain why the stones are round.',
      ],
      [
        'the stones had broken off the cliffs in their present shape.',
        'ignores-evidence',
        'The cliffs shed only sharp stones, but these are smooth and round.',
      ],
    ],
    why: 'Stones become smooth and round when “water has carried [them] over a long distance,” so water must once have flowed into the valley.',
    hints: [
      'What makes stones smooth and round?',
      'Could these stones come from the cliffs right there?',
      'Is there any water in the valley today?',
      'So what must once have been in the valley?',
    ],
  }),
  reading({
    key: 'rw-inference-25',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A restaurant listed a fish stew at 18 dollars, and few guests ordered it. The owner then added a lobster dish at 45 dollars. Hardly anyone ordered the lobster, but orders for the stew doubled, although neither its price nor its description had been changed. When the lobster was later taken off the menu, orders for the stew fell to their former level. Consumer researcher Tomoko Adair concludes that, to the guests, ______</p>',
    question: COMPLETES,
    right: 'the stew seemed to be a better value with something much more expensive listed beside it.',
    at: 'd',
    wrong: [
      [
        'the stew seemed to have been made with better ingredients after the owner described it anew.',
        'ignores-evidence',
        'The description of the stew was not changed.',
      ],
      [
        'the lobster seemed a better value than the stew as long as both dishes were on the menu.',
        'opposite-meaning',
        'Hardly anyone ordered the lobster, whereas orders for the stew doubled.',
      ],
      [
        'the lobster seemed so popular with others that it drew larger crowds to the restaurant.',
        'not-stated',
        'Hardly anyone ordered it, and larger crowds are not mentioned.',
      ],
    ],
    why: 'Only the presence of the 45-dollar dish changed, and the orders for the stew rose and fell with it. Beside the lobster, 18 dollars must have looked cheap.',
    hints: [
      'What was the only thing that changed on the menu?',
      'Orders for the stew went up and then down. What went up and down with them?',
      'How does 18 dollars look next to 45?',
      'The stew stayed the same. What changed for a guest reading the menu?',
    ],
  }),
  reading({
    key: 'rw-inference-26',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>It might be supposed that constitutions endure by being hard to change. Political scientist Augustin Rerikh, comparing several hundred of them, found instead that those with moderately easy procedures for amendment lasted longest. Constitutions that could hardly be amended were seldom left in force by governments that wished to change them: they were set aside altogether. Those that could be amended by a simple vote, for their part, were altered so often that they soon ceased to be distinguishable from ordinary law, and were abandoned with as little ceremony. Rerikh’s findings imply that a constitution which ______</p>',
    question: COMPLETES,
    right: 'allows for some revision may thereby protect itself from being replaced.',
    at: 'b',
    wrong: [
      [
        'is difficult to amend may thereby compel governments to respect it.',
        'opposite-meaning',
        'Governments that wished to change such constitutions set them aside altogether.',
      ],
      [
        'resembles ordinary law may thereby be spared attempts to set it aside.',
        'reversed-direction',
        'Constitutions that had become like ordinary law were abandoned with little ceremony.',
      ],
      [
        'has lasted for a long time may thereby become more difficult to amend.',
        'wrong-relation',
        'The findings relate ease of amendment to how long a constitution lasts, not age to difficulty.',
      ],
    ],
    why: 'Too rigid, and it is “set aside altogether”; too easily changed, and it is “abandoned.” Those with moderately easy amendment “lasted longest,” so a measure of change preserves them.',
    hints: [
      'Which of the three kinds of constitution lasted longest?',
      'What happened to the ones that were very hard to change?',
      'What happened to the ones that were easy to change?',
      'Too hard fails and too easy fails. So what keeps a constitution alive?',
    ],
  }),
  reading({
    key: 'rw-inference-27',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Farmer Keiko Baptista lets ducks swim in her flooded rice fields. Her neighbors do not keep ducks, and each year they spend a good deal of money on sprays against insects and on fertilizer. Baptista buys neither. Yet her fields yield as much rice as those of her neighbors, and the insects on her plants are few. It is likely that the ducks ______</p>',
    question: COMPLETES,
    right: 'eat insects and enrich the water with their droppings.',
    at: 'a',
    wrong: [
      [
        'eat a large part of the rice that is grown in her fields.',
        'ignores-evidence',
        'Her fields yield as much rice as those without ducks.',
      ],
      [
        'keep her neighbors from spending money on fertilizer.',
        'confused-details',
        'The neighbors do spend money; it is Baptista who does not need to.',
      ],
      [
        'earn her more money than the rice does when it is sold.',
        'not-stated',
        'The text does not say what the ducks or the rice earn.',
      ],
    ],
    why: 'Without sprays the insects are few, and without fertilizer the yield is the same, so the ducks seem to do the work of both.',
    hints: [
      'What do the neighbors buy that Baptista doesn’t?',
      'What would you expect in a field without those two things?',
      'That doesn’t happen to her. What’s different about her fields?',
      'Which two jobs must the ducks be doing?',
    ],
  }),
  reading({
    key: 'rw-inference-28',
    skill: 4,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>More meteorites have been collected in Antarctica than on all the other continents together. Meteorites fall about as often on one part of the earth as on another, and they fall less often, if anything, near the poles. But Antarctica is covered with ice, on which a dark stone can be seen from far away. Moreover, where the slowly flowing ice runs up against mountains and wears away at its surface, stones that fell over thousands of years and across a wide area are brought together in one place. The number of meteorites collected in Antarctica is therefore best regarded as ______</p>',
    question: COMPLETES,
    right: 'a sign of how easily they can be found there.',
    at: 'c',
    wrong: [
      [
        'a sign of how often they have fallen there.',
        'opposite-meaning',
        'They fall no more often there than elsewhere, “less often, if anything.”',
      ],
      [
        'a sign of how quickly the ice there is flowing.',
        'confused-details',
        'The ice is said to flow slowly, and its speed is not what the number shows.',
      ],
      [
        'a sign of how dark they are compared with others.',
        'not-stated',
        'Dark stones stand out on ice; meteorites of other places are not said to be lighter.',
      ],
    ],
    why: 'As many fall elsewhere, but in Antarctica stones are visible on the ice and are gathered by its flow. The number thus reflects the ease of finding them.',
    hints: [
      'More could fall there, or more could get found. Which does the text set aside?',
      'What does it help that the ground is ice?',
      'What does the moving ice do to stones that fell far apart?',
      'Both facts after “But” make one job easier. Which job?',
    ],
  }),
  reading({
    key: 'rw-inference-29',
    skill: 4,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>People in photographs of the 1840s and 1850s almost never smile, and the reason usually given is that a smile could not be held for as long as the camera required. By the 1860s, however, an exposure often lasted only a few seconds, and for several decades more, sitters went on looking grave. Art historian Quentin Osabutey has also examined painted portraits from before the invention of photography, for which no one had to hold an expression at all, since painters worked from sketches and memory. Smiles are nearly as rare in them. Osabutey proposes that the gravity of early photographs ______</p>',
    question: COMPLETES,
    right: 'followed an established idea of how a person should appear in a portrait.',
    at: 'b',
    wrong: [
      [
        'set an example that painters of portraits came to imitate in their own work.',
        'reversed-direction',
        'The painted portraits are from before photography, so they cannot have imitated it.',
      ],
      [
        'lasted only until cameras had become able to record a passing expression.',
        'ignores-evidence',
        'Sitters went on looking grave for decades after exposures had become short.',
      ],
      [
        'reflected the discomfort that people felt in the presence of a new device.',
        'plausible-but-unsupported',
        'Painted sitters, who faced no camera, smiled nearly as seldom.',
      ],
    ],
    why: 'Gravity is found before photography, where nothing had to be held, and after exposures became short. What these cases share is the portrait, so a convention explains the gravity.',
    hints: [
      'What’s the usual reason for the serious faces?',
      'Painters worked from memory. What do their portraits have in common with the photographs?',
      'If it isn’t the camera and it isn’t the time, what could be left?',
      'All those sitters seem to have shared an idea. What about?',
    ],
  }),
  reading({
    key: 'rw-inference-30',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>An ancient road crosses the plain of Tessary in a perfectly straight line, except at one point, where it makes a wide curve around a field of wheat. The field is flat and dry, and nothing in it seems to stand in the way. But when archaeologist Cyrus Abernathy dug in the field, he found a deep layer of black mud full of the remains of reeds and water snails. The builders of the road most likely made the curve in order to ______</p>',
    question: COMPLETES,
    right: 'go around a marsh that has since dried up.',
    at: 'd',
    wrong: [
      [
        'bring water from a river to a field of wheat.',
        'plausible-but-unsupported',
        'A road does not bring water, and the wheat is there today, not in the time of the builders.',
      ],
      [
        'lead travelers to a place where wheat was grown.',
        'ignores-evidence',
        'Reeds and water snails show that the place was wet, not a field of wheat.',
      ],
      [
        'make the way across the plain as short as possible.',
        'opposite-meaning',
        'A curve makes the way longer than a straight line.',
      ],
    ],
    why: 'Mud with reeds and water snails shows that the field was once wet ground, a good reason for builders of straight roads to turn aside.',
    hints: [
      'The road is straight except once. Why would builders make a curve?',
      'Is the obstacle still there today?',
      'Where do reeds and water snails live?',
      'What does the black mud tell you about the field back then?',
    ],
  }),
];
