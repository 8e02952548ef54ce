import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_61_70: readonly Item[] = [
  reading({
    key: 'rw-crosstext-61',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Strung with gut and blown without valves, the instruments of 1790 are quieter than ours, and they crack. For a century they were kept behind glass, on the assumption that makers had been improving them ever since. To hear a symphony of the time on such instruments is to learn how much the composer reckoned with their limits: the horn’s one sour note falls, again and again, where the words or the harmony have just turned sour.</p><p><strong>Text 2</strong></p><p>Gut strings I will grant you, and the horn with its sour note. But the woman in the third row arrived by bus, has had a saxophone in her ear since breakfast, and cannot be startled by a chord that was once a scandal. What the composer reckoned with above all was his listeners. You may dig up the horn. You will not dig them up, and the sourness that they heard has gone with them.</p>',
    question: '<p>Based on the texts, both authors would most likely agree with which statement?</p>',
    at: 'c',
    right: 'Features of old instruments that look like defects were put to use by composers who wrote for them.',
    wrong: [
      [
        'Features of old instruments that look like defects can move a listener of today as they moved those of 1790.',
        'opposite-meaning',
        'One of the two says that listeners of today cannot be startled by what was once a scandal.',
        'It is the hope of anyone who would have such instruments played again, as Text 1 would.',
      ],
      [
        'Makers of instruments had to give up some sour notes in order to gain the loudness that listeners wanted.',
        'not-stated',
        'What listeners wanted of makers is not discussed in either text.',
      ],
      [
        'Composers of the time reckoned more with the limits of their listeners than with those of their instruments.',
        'half-right',
        'Only one of the two ranks listeners above instruments.',
        'Text 2 says almost this, in words that echo Text 1.',
      ],
    ],
    why: 'Text 1 says that the composer placed the horn’s sour note on purpose. Text 2 “grants” the horn and its sour note and denies only that today’s listeners can hear what it once meant.',
    hints: [
      'Where does the sour note fall, in Text 1?',
      'What does Text 2 grant in its first sentence?',
      'Do the two part ways over instruments or over ears?',
      'Which statement stays with the old instruments and doesn’t rank anything?',
    ],
  }),
  reading({
    key: 'rw-crosstext-62',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The unsigned symphony in the library at Grauburg is written on paper with a watermark of three herons, and so are the scores that Luise Amberg, who lived in the town from 1811 on, is known to have written. Until someone can name another composer who was there to buy such paper, the work may be counted as hers, and the orchestra has done right to print her name.</p><p><strong>Text 2</strong></p><p>The mill with the herons sold to anyone who paid. I have found its paper under sermons, laundry lists, and a treatise on bees, and a copyist who had been sent a score from Prague would have copied it on the same. If paper is all that we have, we have a town. It is another matter that the violas, to which others in those years gave what was left over, are twice entrusted with the tune before anybody else has had it, as they are in everything that Amberg signed and in nothing by anyone near her.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely regard the conclusion drawn about the symphony in Text 1?</p>',
    at: 'd',
    right: 'As probably correct but not for the reason that Text 1 gives',
    wrong: [
      [
        'As probably correct but only if no other composer lived near the town',
        'half-right',
        'In Text 2, other composers are known, and it is their works that help to decide the matter.',
        'Text 1 makes its conclusion hang on there being nobody else, and Text 2 mentions someone near her.',
      ],
      [
        'As unfounded, because a copyist may have copied a work from Prague',
        'half-right',
        'This could be so if paper were all that one had, but the author does not end with the paper.',
        'Half of Text 2 takes the evidence of the paper apart, and the copyist stands for a rival.',
      ],
      [
        'As unfounded, because the violas were given what others had left over',
        'confused-details',
        'This is what others did with violas; in the symphony, they have the tune first.',
      ],
    ],
    why: 'The paper proves only that the score was written in the town. But the treatment of the violas, found in all of Amberg’s signed works and in nobody else’s, does point to her. So the conclusion may stand on other evidence.',
    hints: [
      'What’s the evidence in Text 1?',
      'What do the sermons and laundry lists show about that paper?',
      'Whose side are the violas on?',
      'There’s what you conclude and how you get there. Which one does Text 2 fault?',
    ],
  }),
  reading({
    key: 'rw-crosstext-63',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>For one month, the restaurant Olmo let its guests pay whatever they thought right. They paid, on average, a little more than the old prices. People, it turns out, are fair when they are trusted.</p><p><strong>Text 2</strong></p><p>Our table talked of nothing else. Maya would have liked the soup and a glass of wine, but since nobody could say what would look mean, she had water and left a twenty. The couple who come every Friday had stayed at home. “They say that it’s too expensive this month,” the waiter told us.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the average mentioned in Text 1</p>',
    at: 'b',
    right: 'was raised by guests who were afraid of seeming mean.',
    wrong: [
      [
        'shows less about fairness than about the taste of the food and wine.',
        'not-stated',
        'Nobody in Text 2 pays more because the food is good.',
      ],
      [
        'was raised by guests who come every Friday and are used to the old prices.',
        'opposite-meaning',
        'Those who come every Friday stayed away, so they raised nothing.',
      ],
      [
        'was raised by guests who ordered more than they did at the old prices.',
        'opposite-meaning',
        'Maya orders less than she would have liked.',
      ],
    ],
    why: 'Maya pays much for little because nobody knows “what would look mean,” and others stay away since they feel that they would have to pay too much. What looks like fairness is worry about appearances.',
    hints: [
      'Why do guests pay so much, in Text 1?',
      'Why does Maya leave a twenty?',
      'How can a place without prices be too expensive?',
      'What are the guests in Text 2 thinking of when they pay?',
    ],
  }),
  reading({
    key: 'rw-crosstext-64',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>That the narrator of The Glass Orchard lies is settled on its first page, where he gives two dates for his own birth. Every clause that follows is therefore to be read against him: where he says that he loved his wife, he did not; where he mourns her, he is acting. It is a novel to be solved, like a safe.</p><p><strong>Text 2</strong></p><p>Consider what it takes to lie. The man who gives me a false address must know where he lives. And nobody lies all the time, if only because it is tiring, and because one who did would be as informative as one who never does: we should simply turn each of his statements around. The dangerous liar, in life and in novels, is the one whose tears are real.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely find fault with the way of reading recommended in Text 1 because it</p>',
    at: 'a',
    right: 'treats a narrator who sometimes lies as though he could be relied on to do so.',
    wrong: [
      [
        'treats a narrator as a liar although he may not know that what he says is false.',
        'not-stated',
        'Text 2 says that one who lies must know the truth, and it does not doubt that this narrator lies.',
        '“Must know where he lives” brings up knowledge, and two dates of birth might be a mere mistake.',
      ],
      [
        'supposes that a narrator’s tears are more dangerous than the lies that he tells.',
        'reversed-direction',
        'Text 1 takes the mourning for acting; it is Text 2 that calls real tears dangerous.',
      ],
      [
        'supposes that a novel can be solved by looking for the author behind its narrator.',
        'not-stated',
        'Neither text speaks of looking for an author behind the narrator.',
        '“To be solved, like a safe” is the phrase in Text 1 that most invites an objection.',
      ],
    ],
    why: 'Text 1 turns around every clause of the narrator. Text 2 says that one who always lied would be as informative as one who never does, and that nobody does; the grief of a liar may be real. To reverse everything is to trust him to lie.',
    hints: [
      'What does Text 1 do with everything the narrator says?',
      'If someone lied every single time, how would you get the truth from him?',
      'What are the tears of that dangerous liar like?',
      'Text 1 distrusts the narrator. What does it still trust him to do?',
    ],
  }),
  reading({
    key: 'rw-crosstext-65',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>Of the 4,100 patents granted in the duchy between 1820 and 1870, thirty-eight bear the name of a woman. The list is short, but it is at least a list: it shows us what women invented, chiefly corsets, stoves, and infants’ bottles, and so where their ingenuity was directed.</p><p><strong>Text 2</strong></p><p>By the law of the duchy, a wife could not sign a contract, and the fee for a patent was a contract with the state. The thirty-eight, as far as they can be traced, were widows or had never married, and nearly all of them kept shops. A shop must protect what it sells over the counter. The valve that Dorothea Kranz had devised for the pumps of her husband’s mine was patented, in 1844, by her husband.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to what Text 1 concludes from the list?</p>',
    at: 'c',
    right: 'By objecting that the list is no fair sample of the inventions that women made',
    wrong: [
      [
        'By objecting that the list contains inventions that were devised by women’s husbands',
        'reversed-direction',
        'It was a husband who patented what his wife had devised, and his name stands elsewhere.',
        'The example of Text 2 shows a husband and a wife whose parts are confused in the records.',
      ],
      [
        'By agreeing that women’s ingenuity was directed to shops but adding that few of them were allowed to keep one',
        'half-right',
        'Shops explain which patents women took out, and not what women were ingenious at.',
        'Shops and their wares fit well with corsets and bottles.',
      ],
      [
        'By agreeing that women invented what they could sell but adding that they could not afford the fee',
        'not-stated',
        'The fee is mentioned because it was a contract, not because it was high.',
      ],
    ],
    why: 'Wives could not take out patents, and the women who could were mostly shopkeepers, who patented what shops sell. A wife’s valve for pumps appears under her husband’s name. So the list shows which inventions could be patented by women, not what women invented.',
    hints: [
      'What does Text 1 think the list shows?',
      'Which women could get on the list at all?',
      'Whose name was on the patent for Dorothea Kranz’s valve?',
      'Are the women on the list like the ones who are missing?',
    ],
  }),
  reading({
    key: 'rw-crosstext-66',
    skill: 7,
    difficulty: 'easy',
    seconds: 80,
    passage:
      '<p><strong>Text 1</strong></p><p>Hedgehogs are disappearing because of cars. In one county, the number found dead on roads has fallen by half in twenty years. So few are left that hardly any are run over.</p><p><strong>Text 2</strong></p><p>In our county, too, fewer hedgehogs are found dead on the roads. But since tunnels were built for them under the busiest roads, cameras have counted more of them every year.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely point out that the number given in Text 1</p>',
    at: 'c',
    right: 'could also fall for a happier reason.',
    wrong: [
      ['could also fall if there were more cars.', 'not-stated', 'Text 2 does not discuss the number of cars.'],
      [
        'should have been counted with cameras.',
        'half-right',
        'Cameras count living animals in the tunnels and not dead ones on roads.',
      ],
      [
        'should have been counted in other counties.',
        'true-but-off-point',
        'In the other county, too, the number of dead animals has fallen.',
      ],
    ],
    why: 'In the county of Text 2, fewer animals die on roads because they can walk under them, and there are more hedgehogs than before.',
    hints: [
      'What does Text 1 conclude from the smaller number?',
      'Are there fewer dead hedgehogs in Text 2 as well?',
      'Is the number of living hedgehogs going down in Text 2?',
      'What does a tunnel do to the number of dead animals?',
    ],
  }),
  reading({
    key: 'rw-crosstext-67',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>The order of letters on our keyboards was chosen in the 1870s, and later ones, it is claimed, can be typed on faster. Yet nobody changes. Whoever learns to type learns on the keyboards that there are, and whoever builds keyboards builds them for those who have learned. So an accident of the 1870s governs our fingers still; the market, once it has taken a wrong turn, cannot go back.</p><p><strong>Text 2</strong></p><p>My grandfather’s railroad was built to a narrow gauge, and all its neighbors ran on the broad one. For years it was cheaper to shift the freight by hand from car to car, and for years it was done. Then the freight grew. On one weekend of a dry October, four thousand men drew the spikes of one rail, moved it, and drove them again. One does not go back while going back costs more than staying. It has yet to be shown that anything but this keeps our fingers where they are.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely say that the persistence of the keyboard described in Text 1</p>',
    at: 'a',
    right: 'does not prove that change is impossible, only that it has not been thought worth its price.',
    wrong: [
      [
        'does not prove that the newer keyboards are slower, only that too few people have learned on them.',
        'confused-details',
        'That few learn on them is the reasoning of Text 1, which Text 2 does not repeat.',
        'If nobody changes, the newer keyboards may not be as good as is claimed, and this seems to be hinted at.',
      ],
      [
        'proves that a market goes back from a wrong turn only when it is forced to do so by its neighbors.',
        'not-stated',
        'The railroad changed when its freight had grown; no neighbor forced it.',
        'The neighbors of the railroad all ran on another gauge.',
      ],
      [
        'proves that an accident can govern a market for as long as the cost of it is borne by hand.',
        'half-right',
        'The freight shifted by hand is an example of a cost that was bearable for a time, and then the railroad did change.',
      ],
    ],
    why: 'The railroad lived with the wrong gauge while it was cheaper to do so and changed within a weekend when it was not. By analogy, keyboards stay because the gain would not repay the trouble, not because a market “cannot go back.”',
    hints: [
      'Nobody changes keyboards. What does Text 1 conclude from that?',
      'When did the railroad finally change its gauge?',
      'In Text 2, when do people not go back?',
      'Can’t change, or isn’t worth changing: which one fits the railroad?',
    ],
  }),
  reading({
    key: 'rw-crosstext-68',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>Each bakery’s sourdough tastes of its own place, since the yeasts and bacteria that raise it drift in from the air and the flour of the region. Move the dough to another town, and within weeks it will taste of that town.</p><p><strong>Text 2</strong></p><p>Fifteen bakers from fourteen countries were given the same flour and told to make a sourdough starter at home. When they met, the starters differed from one another; and the bakers’ own hands, it was found, carried far more of the bacteria of sourdough than most people’s hands do. Every starter had something in it that was on the hands of its maker.</p>',
    question: '<p>Based on the texts, what do the findings in Text 2 suggest about the account given in Text 1?</p>',
    at: 'd',
    right: 'It leaves out a source that goes wherever the baker goes.',
    wrong: [
      [
        'It leaves out the flour, which was the same for all of the bakers.',
        'opposite-meaning',
        'Text 1 names the flour as one of two sources.',
      ],
      [
        'It is right about the taste of sourdough but wrong about what raises it.',
        'not-stated',
        'Nothing in the findings concerns taste, and yeasts and bacteria raise the dough in both texts.',
      ],
      [
        'It is right about bakers’ hands but wrong about the air of a region.',
        'confused-details',
        'Text 1 does not mention hands, and the air was not tested.',
      ],
    ],
    why: 'The starters had the same flour, differed all the same, and shared microbes with their makers’ hands. Hands are a source that Text 1 does not consider, and they travel with the baker.',
    hints: [
      'In Text 1, where do the microbes come from?',
      'Which of those was the same for all fifteen bakers?',
      'What did each starter share with its maker?',
      'What if the baker moved to another town instead of the dough?',
    ],
  }),
  reading({
    key: 'rw-crosstext-69',
    skill: 7,
    difficulty: 'hard',
    seconds: 100,
    passage:
      '<p><strong>Text 1</strong></p><p>A planet is called habitable if it circles its star at a distance at which water on its surface would neither freeze nor boil. The rule is crude, since much depends on the air, but it has the merit of telling astronomers, who cannot look everywhere, where they should look first.</p><p><strong>Text 2</strong></p><p>Beneath the ice of Europa, far outside the belt in which surface water could last, there is in all likelihood an ocean; Jupiter’s pull kneads the moon and keeps it warm. It may be the nearest living place to ours. It is also a place from which, if it circled another star, nothing would ever reach our telescopes through twenty kilometers of ice. I have no quarrel with an astronomer who looks for her keys beneath the streetlamp. I only ask her not to name the lit part of the street “where keys can be.”</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely regard the rule described in Text 1?</p>',
    at: 'b',
    right: 'As sensible advice on where to search under a name that claims too much',
    wrong: [
      [
        'As a sensible choice of places to search first, though one that was made for planets and cannot be applied to moons',
        'half-right',
        'Europa is a moon, but the quarrel with the name is not about the difference between moons and planets.',
        'The rule speaks of planets, and the example against it is a moon.',
      ],
      [
        'As misleading advice, since life is likelier beneath the ice of moons than on planets',
        'too-strong',
        'The author says that Europa may be the nearest living place and makes no general comparison.',
      ],
      [
        'As misleading advice, since astronomers who follow it will fail to look beneath the ice of moons elsewhere',
        'opposite-meaning',
        'Nothing from under such ice would reach our telescopes, so little is lost by not looking.',
        'The keys may lie outside the light, and looking under the lamp is usually told as a folly.',
      ],
    ],
    why: 'The author has “no quarrel” with looking where one can see, because places like Europa would be invisible elsewhere; the objection is to calling the visible belt “habitable,” as if nothing could live outside it.',
    hints: [
      'What does the rule help astronomers decide?',
      'Could a telescope find life under the ice of a distant moon?',
      'What does the author ask the astronomer to stop doing?',
      'There’s the search and there’s its name. Which one is the trouble?',
    ],
  }),
  reading({
    key: 'rw-crosstext-70',
    skill: 7,
    difficulty: 'medium',
    seconds: 90,
    passage:
      '<p><strong>Text 1</strong></p><p>When the company Farland took down the walls between its offices, its managers hoped that people would talk. They did: in the first week, visitors remarked on the hum. Ideas, the managers are sure, will follow.</p><p><strong>Text 2</strong></p><p>For three weeks before the walls of an office came down, and for three weeks after the staff had settled in, volunteers wore badges that noted whom they faced and for how long. Talk face to face fell by more than half. Messages rose. Where everyone may listen, it seems, people write.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the managers in Text 1?</p>',
    at: 'b',
    right: 'By cautioning that the talk noticed in the first week may not last',
    wrong: [
      [
        'By cautioning that visitors may have taken other sounds for talk',
        'not-stated',
        'The visitors remarked on a hum, and Text 2 gives no reason to doubt that it was talk.',
      ],
      [
        'By promising that ideas will follow, though not before the staff have settled in',
        'opposite-meaning',
        'After the staff had settled in, there was less talk, and ideas are not mentioned.',
      ],
      [
        'By promising that ideas will follow if the staff write more messages',
        'not-stated',
        'Text 2 reports that messages rose; whether they contained ideas is left open.',
      ],
    ],
    why: 'In Text 2, once people had settled in, talk fell by more than half. A hum in the first week therefore says little about what will come.',
    hints: [
      'What makes the managers so hopeful?',
      'When was talk measured in Text 2?',
      'What was left of the talk by then?',
      'When did the visitors listen, and when did the badges count?',
    ],
  }),
];
