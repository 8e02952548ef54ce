import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { COMPLETES } from './question.js';

export const INFERENCES_41_50: readonly Item[] = [
  reading({
    key: 'rw-inference-41',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Two kinds of evidence tell us what the townspeople of Oosterhaven ate from around 1650. In the inventories that were drawn up when an owner died, the plates are of pewter, and pottery is hardly mentioned. In the rubbish pits behind the houses, often the very houses of the inventories, the plates are of pottery, and pewter is hardly ever found. Neither source lies. The clerks who drew up inventories passed over whatever would fetch no price, and earthenware, even when whole, fetched next to none. A bent pewter plate, on the other hand, did not go into a pit, since the pewterer would take it back, melt it, and pay for the metal. To anyone who asks in what proportion the two materials stood on the tables of the town, it must be said that ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'each source is nearly silent about one material for a reason other than its rarity.',
    wrong: [
      [
        'the pits are the better source, since nobody chose by price what went into them.',
        'opposite-meaning',
        'What went into the pits did depend on worth: a material for which somebody paid was kept out of them.',
        'Rubbish seems to be thrown away without a thought of what posterity will count.',
      ],
      [
        'the inventories are the better source, since a clerk saw the tables as they stood.',
        'ignores-evidence',
        'The clerk saw the tables, but the text says which of the things on them he passed over.',
      ],
      [
        'the two sources agree, since the rich ate from one material and the poor from the other.',
        'plausible-but-unsupported',
        'Often the pits and the inventories belong to the same houses, so the difference is not one between kinds of people.',
        'It would reconcile the sources neatly, and the two materials do differ in price.',
      ],
    ],
    why: 'The inventories leave out pottery because it was worth nothing; the pits lack pewter because it was worth something and was melted down. Neither gap shows that a material was rare, so neither source gives the proportion.',
    hints: [
      'Each source is missing one material. Which is missing where?',
      'Why is there no earthenware in one and no pewter in the other?',
      'Do those reasons have to do with how many plates there were?',
      'What can’t either source tell us?',
    ],
  }),
  reading({
    key: 'rw-inference-42',
    skill: 4,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In January of 1700, high waves flooded villages along the eastern coast of Japan, although nobody there had felt the ground shake. On the opposite side of the Pacific, in what is now Washington State, dead cedars stand in salt marshes in which no cedar can grow. The land beneath them must have dropped suddenly, so that the tides came in. The last ring of their trunks was completed in 1699, and none had been started, as one would have been in spring, in 1700. Above the old forest floor lies a sheet of sand, washed in from the sea. These facts fit together if ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'an earthquake on the American side sent out the waves that flooded the villages.',
    wrong: [
      [
        'an earthquake in Japan, too weak to be felt there, killed the cedars with its waves.',
        'reversed-direction',
        'The land that dropped is that of the cedars, and a shock too weak to be felt would hardly flood two coasts.',
      ],
      [
        'the cedars had died of salt before waves carried sand over the floor of the forest.',
        'ignores-evidence',
        'Salt reached the trees only because the land had dropped, and the sand lies right above the forest floor.',
      ],
      [
        'the waves that flooded the villages had grown weak by the time they reached the marshes.',
        'plausible-but-unsupported',
        'Waves that grew weak on their way would not explain why the land under the trees dropped.',
      ],
    ],
    why: 'The American coast dropped suddenly between the autumn of 1699 and the spring of 1700, and the sea washed over it; in between, waves without a felt earthquake came to Japan. One earthquake off America accounts for everything.',
    hints: [
      'Before waves like that you’d expect something. What was missing in Japan?',
      'In what season did the cedars die?',
      'On which side of the ocean did the land move?',
      'Where must something have happened to do both?',
    ],
  }),
  reading({
    key: 'rw-inference-43',
    skill: 4,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Emperor penguins breed on sea ice, far from anyone who could count them, and from space they are too small to be made out one by one. Their droppings, however, leave brown stains on the white ice, and the stains show clearly in pictures taken by satellites. In the pictures of one bay there was such a stain every year until the ice there became thin. Since then that place has been white, but a stain of about the same size has appeared on thick ice some thirty kilometers along the coast. The pictures suggest that the penguins ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'have moved their colony to a place where the ice is firmer.',
    wrong: [
      [
        'have become fewer because the ice of the bay is too thin.',
        'ignores-evidence',
        'The stain has disappeared from one place, but compare its size with that of the stain along the coast.',
      ],
      [
        'have made the ice of the bay thin by staying there so long.',
        'wrong-relation',
        'The ice became thin, but nothing says that the birds were the cause.',
      ],
      [
        'have grown so numerous that they need the ice of two places.',
        'opposite-meaning',
        'There is one stain now, as there was before.',
      ],
    ],
    why: 'A stain shows where the birds are. It has vanished from the thin ice, and a stain of the same size has appeared on thick ice nearby. So about as many birds are now in a different place.',
    hints: [
      'What does a brown stain tell you?',
      'Where’s the stain now?',
      'What’s the same about the stains, and what’s different about the ice?',
      'Same size, new place. What did the birds do?',
    ],
  }),
  reading({
    key: 'rw-inference-44',
    skill: 4,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>A horn of the eighteenth century had no valves. It yielded the notes of one key, and to play in another, the player had to pull out a length of tubing, put in a different one, and warm it with his breath. In the slow movement of Alois Hradecký’s third symphony, the horns fall silent for twenty-six bars before the music turns from one key to another, where they enter again. Critics have called these bars “a held breath,” a thinning of the sound that makes the turn felt before it arrives. So it may strike a listener. But about as long a silence stands before every such turn in Hradecký’s symphonies, in the loudest finales too, wherever the horns play again in the new key; where they do not, they play on to the end of the old one. The silence, in other words, ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'was there for the players’ sake, whatever it may do for the turn.',
    wrong: [
      [
        'was too long for the players to notice what the turn required.',
        'not-stated',
        'The players had to know the next key in order to prepare for it; nothing says that they missed anything.',
      ],
      [
        'was written because the horns lacked the notes of the old key.',
        'confused-details',
        'The horns can play in the old key, and where nothing follows for them, they play it to the end.',
        'It is the limits of the horn that count here, and a horn without valves does lack many notes.',
      ],
      [
        'was meant to thin the sound before the turn, loud finales apart.',
        'plausible-but-unsupported',
        'The same silence is found in the finales and is absent where the horns are not needed again, so test whether this aim explains where it stands.',
        'It makes a fair compromise: the finales are too loud to be thinned, but the slow movement is not.',
      ],
    ],
    why: 'The silence occurs wherever the horns have to be ready in a new key and only there; changing the tubing takes time. So it is explained by what players had to do. The critics may describe its effect well, but not its reason.',
    hints: [
      'What does a horn player have to do before playing in another key?',
      'When do the horns fall silent before a turn, and when don’t they?',
      'Would wanting a thinner sound explain that difference?',
      '“So it may strike a listener.” What does that grant the critics, and what doesn’t it?',
    ],
  }),
  reading({
    key: 'rw-inference-45',
    skill: 4,
    difficulty: 'easy',
    seconds: 70,
    passage:
      '<p>The following text is a poem.</p><blockquote><p>They cleared his house on Tuesday: bed and chairs,</p><p>The clock that never kept the time, the tin</p><p>Of nails and string. I heard them on the stairs.</p><p>At dusk I set the second cup back in</p><p>Its place by mine, as on the other nights,</p><p>And left the gate unlatched, and lit the lights.</p></blockquote><p>What is done at dusk suggests that the speaker ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'goes on as if the man whose house was cleared might still come.',
    wrong: [
      [
        'hopes that those who cleared the house will call next door as well.',
        'plausible-but-unsupported',
        'The speaker hears them on the stairs on Tuesday; the cup has been set out “on the other nights” too.',
      ],
      [
        'has not been told why the house of the man had to be cleared.',
        'not-stated',
        'Nothing in the lines shows that the speaker does not know; what is done at dusk can have another reason.',
      ],
      [
        'has begun something new in the evenings since the house is empty.',
        'opposite-meaning',
        'All is done as “on the other nights,” so there is nothing new in it.',
      ],
    ],
    why: 'A second cup, an open gate, and lights are for somebody who is expected, and the speaker sees to all three as always, although the man’s house has been emptied. The habit of receiving him continues.',
    hints: [
      'They cleared his house, bed and all. What does that tell you about him?',
      'Who would you set a second cup for?',
      'Has this happened before, or is tonight the first time?',
      'The house is empty. What does the speaker do anyway?',
    ],
  }),
  reading({
    key: 'rw-inference-46',
    skill: 4,
    difficulty: 'medium',
    seconds: 100,
    passage:
      '<p>When a certain state began to publish, for each of its heart surgeons, the share of patients who died, the shares fell: by a fifth in four years. Allowance was made for the patients’ age and sex but not for how ill they were. In the same four years, more residents than before traveled to other states for the operation, and those who traveled were, on the average, far more ill than those who were operated on at home. Among all residents with the disease, whether operated on at home, elsewhere, or not at all, deaths were as frequent at the end of the four years as at the beginning. It would be rash to say that no surgeon had become better. But the fall in the published shares ______</p>',
    question: COMPLETES,
    at: 'b',
    right: 'may have more to do with who was operated on in the state than with how well.',
    wrong: [
      [
        'may have come about because no allowance was made for patients’ age and sex.',
        'confused-details',
        'Allowance was made for these two; what was left out is something else.',
      ],
      [
        'may have led those who were most ill to expect better operations elsewhere.',
        'wrong-relation',
        'Lower shares at home would not make patients look elsewhere; ask what their leaving does to the shares.',
        'The patients who traveled were the most ill, and they must have had some reason to go.',
      ],
      [
        'may have been paid for by patients of other states, who died more often than before.',
        'wrong-group',
        'The text counts the residents of one state, wherever they were operated on. What became of the patients of other states is not reported.',
        'Deaths in all remained the same, so that what is gained in one place seems to be lost in another.',
      ],
    ],
    why: 'The most ill went elsewhere, so those operated on at home were less ill on average, and the shares did not allow for this. Among all residents with the disease nothing had changed. So the fall probably reflects a change of patients more than better surgery.',
    hints: [
      'What were the numbers corrected for, and what weren’t they?',
      'Which patients left the state?',
      'What does that do to the share of deaths, even with the same surgeons?',
      'What does the figure for all residents show?',
    ],
  }),
  reading({
    key: 'rw-inference-47',
    skill: 4,
    difficulty: 'hard',
    seconds: 95,
    passage:
      '<p>In the years in which I kept my uncle’s accounts, he did not once refuse a man who came to the front door. It is for this that the town remembers him: he stood on the step in any weather, purse in hand, and whoever happened to be passing might wait his turn to be greeted. The back door gave on an alley, and to the back door nobody came twice. I had orders to say that he was out. I do not call him a hypocrite. On the step, I believe, he was truly moved; and in his study, with the shutters closed, listening to me lie, he was not aware of having become a different man, only of being tired. The niece does not call him a hypocrite, it seems, because ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'his kindness needed somebody to see it but was not a thing he pretended to.',
    wrong: [
      [
        'his refusals at the back door were due to age and not to want of kindness.',
        'plausible-but-unsupported',
        'He is aware only of being tired, but the niece suggests that the difference lies in the doors, not in the hour or in his years.',
        'The last words name tiredness, and it sounds like the excuse that she makes for him.',
      ],
      [
        'his gifts on the step were large enough to make up for the lies she told.',
        'not-stated',
        'The size of the gifts is not mentioned, and she does not weigh them against anything.',
      ],
      [
        'his kindness on the step was for show, and he was tired of keeping it up.',
        'opposite-meaning',
        'A show kept up with an effort is what one would call hypocrisy, and she believes that he was truly moved.',
        'The passers-by, the purse in hand, and the closed shutters all point to a man who acts a part.',
      ],
    ],
    why: 'He gives only where he can be seen, which looks like hypocrisy. But a hypocrite knows that he pretends, and the uncle feels what he shows: he is “truly moved” on the step and does not notice that he is another man inside.',
    hints: [
      'What’s different about the back door, if you’re passing by?',
      'What does a hypocrite know about himself?',
      'What does the niece think he felt on the step?',
      'Was his kindness real, and what did it need?',
    ],
  }),
  reading({
    key: 'rw-inference-48',
    skill: 4,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Salt keeps leather and wood from decaying. In a salt mine that was worked nearly three thousand years ago, archaeologists found some forty shoes that had been lost or thrown away underground. A third of them are less than eighteen centimeters long, and their soles are worn through. Close by lay small wooden shovels whose handles had become smooth with use. The finds suggest that in this mine ______</p>',
    question: COMPLETES,
    at: 'a',
    right: 'children did some of the work.',
    wrong: [
      [
        'children were given shovels as toys.',
        'ignores-evidence',
        'Toys would hardly be brought into a mine and used until their handles were smooth.',
      ],
      [
        'shoes were made too small to be used.',
        'opposite-meaning',
        'The soles are worn through, so somebody wore these shoes for a long time.',
      ],
      [
        'salt made the leather of shoes shrink.',
        'plausible-but-unsupported',
        'Salt is said to keep leather from decaying; shrinking is not mentioned and would not explain the shovels.',
      ],
    ],
    why: 'Small shoes with worn soles belonged to small feet that walked a good deal; small shovels with smooth handles were used by small hands. Both were found underground, where the work was done.',
    hints: [
      'Whose feet would fit those shoes?',
      'Worn soles and smooth handles: what do both show?',
      'Where were the shoes found?',
      'Who used these shoes and shovels, and what for?',
    ],
  }),
  reading({
    key: 'rw-inference-49',
    skill: 4,
    difficulty: 'easy',
    seconds: 75,
    passage:
      '<p>Of the people who have lived next to the airport at Sandvika for less than two years, 60 percent say in a survey that its noise troubles them. Of those who have lived there for more than ten years, only 20 percent say so. It looks as though one got used to the noise. But researchers who put the question to the same people year after year found that hardly anyone’s answer changed, and that many who had answered yes in their first year could not be asked in their tenth, for they no longer lived there. The figures of the survey therefore probably show that people whom the noise troubles ______</p>',
    question: COMPLETES,
    at: 'd',
    right: 'tend to leave, while those whom it does not trouble stay.',
    wrong: [
      [
        'become used to it if they stay for more than ten years.',
        'opposite-meaning',
        'This is how it looks at first; but asked year after year, hardly anyone gave a new answer.',
      ],
      [
        'cease to say so after some years, although it still does.',
        'ignores-evidence',
        'Asked again and again, hardly anyone changed the answer, in whatever way the noise was felt.',
      ],
      [
        'have become fewer since the airport made less of it.',
        'not-stated',
        'The survey compares two groups at one time; a change in the noise is not mentioned.',
      ],
    ],
    why: 'Answers hardly change, so getting used to the noise cannot explain the figures. Many who said yes are gone by the tenth year. The long residents are those who remain after the others have left.',
    hints: [
      'What’s the first explanation you think of, and which finding goes against it?',
      'Nobody’s answer changes. How can the two groups still differ?',
      'Who couldn’t be asked in the tenth year?',
      'Who’s left after ten years, then?',
    ],
  }),
  reading({
    key: 'rw-inference-50',
    skill: 4,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p>Three chronicles tell of the siege of Orsk Velen. They agree that it lasted forty days, that a comet stood over the north gate, and that the commander’s horse would not take the bridge. As the chroniclers lived in different cities, wrote in different languages, and served kings who were at war with one another, what all three report has been thought as certain as anything in that century can be. But all three also say that the gate fell on a Friday, though the day of the month that they give was a Tuesday, and all three exchange the same two letters in the name of an obscure village. Witnesses who know nothing of each other will agree about what took place. They will not, as a rule, agree about what did not. The three reports of the comet, it follows, ______</p>',
    question: COMPLETES,
    at: 'c',
    right: 'are worth about as much as the one account on which all of them appear to rest.',
    wrong: [
      [
        'are likely to be as mistaken as the three reports of the day on which the gate fell.',
        'too-strong',
        'A writer who errs about a weekday may be right about a comet; the slips tell something about where the reports come from.',
        'The slips have shaken one’s trust in the chronicles, and it is natural to extend the doubt.',
      ],
      [
        'are of more worth than those of the village, which was too obscure to be known.',
        'wrong-relation',
        'The exchanged letters matter because all three have them, not because of the village.',
      ],
      [
        'are owed to one of the three chroniclers, from whom both of the others copied.',
        'plausible-but-unsupported',
        'One of them might be the source of the others, but so might an account that is none of the three; the slips do not decide it.',
        'Shared slips do show copying, and one of the three seems the nearest place to look for the original.',
      ],
    ],
    why: 'Three writers would hardly make the same slips independently, so their reports go back to a single account. Their agreement on the comet is then not threefold testimony but one statement handed on three times.',
    hints: [
      'Why did it seem so valuable that the three agree?',
      'What do the Friday and the swapped letters have in common?',
      'How can three writers end up with the same mistake?',
      'Then how many real witnesses to the comet are there?',
    ],
  }),
];
