import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { QUESTION } from './question.js';

export const TRANSITIONS_71_80: readonly Item[] = [
  reading({
    key: 'rw-transitions-71',
    skill: 9,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Zainab Farouk’s film <em>The Lodger</em> has no music. ______ it has none that the people in it could not hear for themselves: a radio plays in the kitchen, a boy on the stairs whistles two bars of a march, and on Sundays there are bells. What is missing is the orchestra that, in other films, knows before anybody else does that something is about to happen.</p>',
    question: QUESTION,
    at: 'b',
    right: 'More precisely,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'That the people in the film hear a radio does not come about because the film has no music.',
      ],
      [
        'In addition,',
        'false-addition',
        'The words “it has none” take up the same point again; they do not bring in another.',
      ],
      [
        'Conversely,',
        'false-contrast',
        'Both sentences say that music of some kind is missing, so nothing is turned around.',
      ],
    ],
    why: '“No music” is put a little too strongly: there is a radio, a whistle, bells. The second sentence states exactly which music is missing. “More precisely” introduces a more exact version of what has just been said.',
    hints: [
      'Is it quite true that there’s no music?',
      'Which music is there, and which isn’t there?',
      'What does the second sentence do to the first?',
      'You need a phrase for making a rough statement sharper.',
    ],
  }),
  reading({
    key: 'rw-transitions-72',
    skill: 9,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>It has been suggested that the engraver Judit Varga was left-handed. Shading gives such a thing away: lines laid close together by a right hand lean, as a rule, like the slanting stroke in the letter Z, and those laid by a left hand the opposite way, like the slanting stroke in N. Varga’s drawings burned in 1849. What we have are the prints, for which she used to draw straight on the copper; and whatever a plate shows, as anyone knows who has held a page up to a mirror, the print that is taken from it shows the other way around. ______ in print after print, in skies, in sleeves, in the undersides of bridges, the shading leans like the stroke in Z.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Sure enough,',
    wrong: [
      [
        'However,',
        'false-contrast',
        'Before you compare the prints with the two letters, ask which way the lines must have leaned on the copper.',
        'Lines that lean like the stroke in Z were called the work of a right hand, and she is thought to have been left-handed.',
      ],
      [
        'Alternatively,',
        'false-alternative',
        'The sentence reports what the prints show and does not offer a second possibility beside the one suggested.',
        'Two hands, two letters, and two directions have been set against each other all along.',
      ],
      [
        'Otherwise,',
        'false-condition',
        'The shading really does lean so; the sentence is not about what would be the case if something were not.',
      ],
    ],
    why: 'A left hand would have shaded the copper like N, and a print turns the plate around, so that N becomes Z. If Varga was left-handed, her prints should lean like Z, and they do. “Sure enough” says that what was expected has turned out to be so.',
    hints: [
      'On the surface it’s drawn on, which way does left-handed shading lean?',
      'What do we look at today, if she drew on copper?',
      'So which way should her prints lean, if she was left-handed?',
      'Does what you see in the prints match that?',
    ],
  }),
  reading({
    key: 'rw-transitions-73',
    skill: 9,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The best evidence of how heavily the keys of an old harpsichord were meant to be struck is a word from its maker, and one or two makers did leave notes. Most of them took such matters for granted, and their opinions with them to the grave. ______ a restorer goes by wear: under strong hands, the front edges of the keys are hollowed out like the steps of a church.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Failing that,',
    wrong: [
      ['By the same token,', 'false-similarity', 'Going by wear is not a second case of the makers’ silence.'],
      ['In particular,', 'false-example', 'Wear is not one kind of note that makers left.'],
      [
        'In contrast,',
        'false-contrast',
        'The restorer’s way of judging is not set against the habits of the makers; look at when it is used.',
      ],
    ],
    why: 'A note from the maker would be best; but there is seldom one, and then the restorer has to be content with signs of wear. “Failing that” introduces what one turns to when something better is not to be had.',
    hints: [
      'What would a restorer like best to have?',
      'How often does a restorer get what would be best?',
      'So when does a restorer look at the wear?',
      'You need a phrase that leads to a second-best way.',
    ],
  }),
  reading({
    key: 'rw-transitions-74',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>In the register that the clerks of the asylum filled between 1861 and 1880, the column headed “Cause” is divided by a line in red ink, the right-hand side being kept for relations, with a space for grandmothers. The register before it has no such line, though relations have begun to press in: between a fire and a lawsuit one reads “an uncle the same.” In the register with which the series opens, the column holds fires, lawsuits, bankruptcies, and the wreck of the <em>Amity</em>, and, from the first page to the last, it holds nothing else. ______ it would seem, those who were brought there were asked what had happened to them and not from whom they had come.</p>',
    question: QUESTION,
    at: 'a',
    right: 'Originally,',
    wrong: [
      [
        'Increasingly,',
        'false-sequence',
        'Put the three registers in the order in which they were written and see where relations grow and where calamities do.',
        'From one register to the next in the passage, the column holds fewer relations and more events.',
      ],
      [
        'In the end,',
        'false-sequence',
        'The register described last is not the one that was filled last.',
        'Three registers have been gone through, and the sentence stands at the close.',
      ],
      [
        'Nevertheless,',
        'false-contrast',
        'Questions about what had happened are in keeping with a column of fires and lawsuits.',
      ],
    ],
    why: 'The passage goes backward in time: first the register of 1861, then the one before it, then the earliest. The earliest holds events only, so it was at the beginning that people were asked what had happened to them. “Originally” places the last sentence there.',
    hints: [
      'Does the text go forward or backward through the registers?',
      'Which register goes with the last sentence?',
      'When didn’t clerks ask about relations?',
      'You need a word for the time the text has worked back to.',
    ],
  }),
  reading({
    key: 'rw-transitions-75',
    skill: 9,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>To make felt, one first combs the wool and lays it out in thin layers that cross one another. The layers are then wetted with hot, soapy water and rolled up in a mat again and again, until the fibers have caught in one another for good. ______ the felt is rinsed and hung up to dry.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Finally,',
    wrong: [
      ['Instead,', 'false-replacement', 'Rinsing does not take the place of the steps before it; it follows them.'],
      ['For example,', 'false-example', 'Hanging felt up to dry is not an example of rolling it.'],
      ['Even so,', 'false-contrast', 'Nothing in the earlier steps would make one expect that the felt is not rinsed.'],
    ],
    why: 'The text gives the steps of a process in their order: first combing, then wetting and rolling, and at the end rinsing and drying. “Finally” marks the last step.',
    hints: [
      'What does the text describe?',
      'What are the steps, starting from “first”?',
      'Is there anything left to do after that?',
      'You need a word for the last step.',
    ],
  }),
  reading({
    key: 'rw-transitions-76',
    skill: 9,
    difficulty: 'hard',
    seconds: 90,
    passage:
      '<p>By the custom of the valley, a married woman could not be heard in court, her husband being presumed to speak for her; a widow could, and so, on account of the fishing, could any woman whose husband had been gone for seven years without a letter. Katrin Vold’s had sailed in March 1683 and had not written. When, one morning in the autumn of 1689, the stones that marked the priest’s meadow were found to have walked forty paces, she, who kept the ferry light, was the only person known to have been awake. The judge, who had a name for going by the book, had the two dates read to him twice. ______ it is her account, with her mark beneath it, that opens the record of the trial.</p>',
    question: QUESTION,
    at: 'b',
    right: 'Even so,',
    wrong: [
      [
        'Accordingly,',
        'false-cause',
        'Count the years from the husband’s sailing to the morning in question before you decide what the custom leads one to expect.',
        'The custom makes an exception for such wives, the judge goes by the book, and she is heard.',
      ],
      [
        'As usual,',
        'false-sequence',
        'What usually happened to a wife in her position in that court is told in the first sentence.',
        'A judge with a name for doing things in a certain way seems to be doing them so again.',
      ],
      [
        'For example,',
        'false-example',
        'The record’s first page is no example of reading dates or of going by the book.',
      ],
    ],
    why: 'From March 1683 to the autumn of 1689 is less than seven years, so by the custom Katrin Vold could not be heard, and the judge, having checked the dates, knew it. He heard her all the same. “Even so” marks what happens against expectation.',
    hints: [
      'Which women could be heard in that court?',
      'How long had he been gone by then?',
      'So what would a judge by the book do?',
      'What does the record show he did?',
    ],
  }),
  reading({
    key: 'rw-transitions-77',
    skill: 9,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>When the bakers of the mainland went over to yeast that was sold by the ounce, those of the island kept to the sour dough of their grandmothers, and not out of piety. A crock of it, once it is alive, costs nothing, while the ferry that brings yeast on Tuesday brings none on Wednesday if it blows. ______ a sour loaf is still good after eight days, and eight days was what it took a boat to go out to the far banks and return.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Besides,',
    wrong: [
      [
        'As a result,',
        'false-cause',
        'A sour loaf does not keep for eight days because of what yeast costs or because of the ferry.',
      ],
      ['For instance,', 'false-example', 'A loaf that stays good is no instance of dough that costs nothing.'],
      [
        'All the same,',
        'false-contrast',
        'Ask whether the fact about the eight days speaks for the old dough or against it.',
      ],
    ],
    why: 'The bakers had several practical reasons: the dough costs nothing, it does not depend on the ferry, and its bread keeps as long as a fishing trip lasts. The last of these does not follow from the others. “Besides” adds it.',
    hints: [
      'What do you wonder about the bakers after the first sentence?',
      'What reasons does the second sentence give?',
      'Is the fact about eight days a new reason or part of the old ones?',
      'You need a word that sets one reason next to another.',
    ],
  }),
  reading({
    key: 'rw-transitions-78',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>Quarrels about nets were settled in the kitchen of the island’s eldest fisherman, who heard both sides standing up and whose word was the end of the matter. ______ whoever thought himself wronged there might carry his case to the crown’s judge in the capital, who took no fee from the poor and was bound by an edict of 1602 to hear islanders before all others, on account of the tides. Nor was this forgotten. A new docket was begun every tenth year, and in each of them, to the end of the century, the judge’s clerks ruled a page with the name of the island at its head. They are the only pages on which one could still write.</p>',
    question: QUESTION,
    at: 'c',
    right: 'In principle,',
    wrong: [
      [
        'In practice,',
        'false-contrast',
        'Ask what it means that the pages with the island’s name could still be written on.',
        'After the custom comes the edict with all its details, and it is a matter of record that the edict was kept in mind.',
      ],
      [
        'As a result,',
        'false-cause',
        'The edict gave this right on account of the tides and not because of what was decided in a kitchen.',
        'People who are judged by a neighbor, standing up and without appeal, may well look for another judge.',
      ],
      [
        'For example,',
        'false-example',
        'A case before the crown’s judge would be no example of a quarrel settled on the island.',
      ],
    ],
    why: 'There was a right to go to the capital, but the pages that were ruled for the islanders stayed empty: nobody ever used it. The eldest fisherman’s word was indeed “the end of the matter.” “In principle” introduces what holds by rule and not in fact.',
    hints: [
      'Who had the last word?',
      'What did the edict let an islander do?',
      'Why can you still write on those pages?',
      'Did anyone from the island ever go to the crown’s judge?',
    ],
  }),
  reading({
    key: 'rw-transitions-79',
    skill: 9,
    difficulty: 'hard',
    seconds: 85,
    passage:
      '<p>The two letters from Lisbon, in which the general, who is silent about such matters everywhere else, speaks of his debts, have long divided those who work on him. Paola Nandi, to whom we owe the nine volumes of his papers, is not the kind of editor who disguises her opinions, and in forty years she has not found a single good word for those who maintain that the letters are anything but forgeries, or let one of their articles go by without a reply. ______ the two are to be looked for in the ninth volume, in small type, behind a poem on the general’s horse that no one has ever thought was his.</p>',
    question: QUESTION,
    at: 'd',
    right: 'Consequently,',
    wrong: [
      [
        'Nevertheless,',
        'false-contrast',
        'Work out what Nandi herself takes the letters to be; their place in her edition does not go against it.',
        'She finds no good word for people who have to do with forgeries, and yet the letters end up beside a forged poem.',
      ],
      [
        'In other words,',
        'false-restatement',
        'Where the letters are printed is something that the editor did; her opinion of other people is not repeated by it.',
        'Her opinion has been put in a roundabout way, and one expects it to be put plainly.',
      ],
      [
        'Likewise,',
        'false-similarity',
        'No other editor or edition is mentioned that treats the letters in the same way.',
      ],
    ],
    why: 'Nandi attacks those who say that the letters are “anything but forgeries,” that is, genuine. She herself therefore takes them for forgeries, and puts them at the end, with another piece that is not the general’s. “Consequently” presents their place as the result of her opinion.',
    hints: [
      '“Anything but forgeries”: what do those scholars think the letters are?',
      'And what does Nandi think?',
      'Small type behind a poem that isn’t his: is that a good place?',
      'Does the place fit her opinion?',
    ],
  }),
  reading({
    key: 'rw-transitions-80',
    skill: 9,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>The committee that turned down Ada Lindgren’s design for the bridge in 1903 gave two reasons: that it would cost too much, and that it would not stand. Lindgren sold the plans to a town upstream, which built the bridge just as she had drawn it. Trucks of thirty tons go over it today. The last of the bonds with which it was paid for fell due in 1961, by which time two mayors had lost their offices over them, and the school its upper story. ______ at least, the committee has been proved right.</p>',
    question: QUESTION,
    at: 'd',
    right: 'On the first count,',
    wrong: [
      ['On the second count,', 'wrong-case', 'Look at what goes over the bridge today.'],
      [
        'On both counts,',
        'wrong-case',
        'The words “at least” would make no sense after this, and one of the two fears has not come true.',
      ],
      [
        'On that account,',
        'false-cause',
        'The committee’s judgment came long before the trucks and the bonds and was not made right by them.',
      ],
    ],
    why: 'The bridge stands and carries heavy trucks, so the second reason was wrong. It was paid off only in 1961 and at great cost to the town, so the first reason was right. “On the first count” picks out that one.',
    hints: [
      'What two things did the committee say would happen?',
      'What do the trucks show?',
      'What do the bonds and the mayors show?',
      'Which of the two came true?',
    ],
  }),
];
