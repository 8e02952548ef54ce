import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';

export const CROSS_TEXT_91_100: readonly Item[] = [
  reading({
    key: 'rw-crosstext-91',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>The prime minister, who is fifty-one, has said that she is sorry for the mines of Orle, in which the last convict died in 1874. It was well said, and by the wrong person. I may regret what was done before my birth, as I may regret an earthquake; to apologize for it, I should have to have done it.</p><p><strong>Text 2</strong></p><p>When, in 1998, the ministry of finance paid back the last of the canal loan of 1854, no creditor had asked which of its clerks had borrowed the money. In the lobby hangs the treaty of 1811 by which, as a guide tells visiting schoolchildren, “we” were the first to close our ports to slave ships. She is about thirty, and no child has yet inquired how she managed it.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the judgment passed on the prime minister in Text 1?</p>',
    at: 'b',
    right: 'By suggesting that it mistakes who it is that is sorry when a prime minister says so',
    wrong: [
      [
        'By suggesting that a debt can pass to those who come later, whereas guilt cannot',
        'half-right',
        'The loan is only one of two examples, and nothing in Text 2 sets it apart from other deeds of the past.',
        'Text 2 begins with a debt that was honored by people who had not incurred it.',
      ],
      [
        'By suggesting that those living now have as little cause for pride as for apology',
        'opposite-meaning',
        'Text 2 does not mock the guide; that no child is puzzled by her way of speaking counts in favor of it.',
        'The guide, at thirty, can hardly claim credit for 1811, and the last sentence sounds like irony.',
      ],
      [
        'By suggesting that those living now owe an apology for whatever still profits them',
        'plausible-but-unsupported',
        'Whether anybody still profits from the loan, the treaty, or the mines is not considered.',
      ],
    ],
    why: 'Text 1 takes the prime minister to speak for herself, a woman of fifty-one. In Text 2, it is the country that borrows and pays back, and the country that closed its ports: everybody understands the “we.” By analogy, it is the country that apologizes, and it was there in 1874.',
    hints: [
      'Why does Text 1 bring up the prime minister’s age?',
      'Who borrowed in 1854, and who paid back in 1998?',
      'Who does the guide mean by “we”?',
      'Now use the guide’s “we” on the prime minister’s words. Who’s speaking?',
    ],
  }),
  reading({
    key: 'rw-crosstext-92',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Laboratories have their uses, but the eye comes first. Of the thirty-one forgeries that the Hallgren Museum has removed from its walls since 1920, every one had displeased some curator, by a timid line or a sugary mouth, before a grain of its paint was ever put under a microscope. What is false, in the end, looks false.</p><p><strong>Text 2</strong></p><p>In thirty years at the customs desk, I never caught a smuggler who had not looked nervous, and I taught as much to beginners. Then I was moved to the harbor, where every twentieth passenger is searched by lot. The ones with watches sewn into their coats look as a rule like people who would like their dinner.</p>',
    question:
      '<p>Based on the texts, what would the author of Text 2 most likely say about the record of the Hallgren Museum?</p>',
    at: 'd',
    right: 'It shows what the forgeries that were tested looked like and not what forgeries look like.',
    wrong: [
      [
        'It shows how many forgeries displeased curators and not how many genuine paintings did so.',
        'plausible-but-unsupported',
        'Innocent travelers who looked nervous would make this point, but Text 2 says nothing about them.',
        'A sound test must not accuse the innocent, and the record is indeed silent about this.',
      ],
      [
        'It shows that curators see what is false but not that they could say what makes it look so.',
        'not-stated',
        'In Text 1, the curators do name what displeased them, and Text 2 is not about giving reasons.',
      ],
      [
        'It shows that a microscope, if used first, would have found the same forgeries without an eye.',
        'confused-details',
        'Searching by lot did not bring the same kind of smuggler to light as the desk had done.',
        'A search by lot does without the eye, as the microscope does, and it succeeds.',
      ],
    ],
    why: 'At the desk, only those who looked nervous were searched, so only nervous smugglers could be caught. Likewise, only paintings that displeased somebody were tested; a forgery that pleased everyone is still on the wall.',
    hints: [
      'What had to happen before a painting went under the microscope?',
      'Who got searched at the desk, and who at the harbor?',
      'Why did every smuggler caught at the desk look nervous?',
      'What might a museum find if it tested paintings by lot?',
    ],
  }),
  reading({
    key: 'rw-crosstext-93',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>A warbler that stuffs caterpillars into a cuckoo chick three times her size is a standing reproach to natural selection. A little more discernment would spare her a lost summer. That she has not got it can only mean that cuckoos came upon her kind too lately: give her another ten thousand years, and she will see.</p><p><strong>Text 2</strong></p><p>Our kitchen alarm could not tell toast from fire, and my father, who was tired of running, bought one with more discernment. It is silent at toast. One evening in March it was silent at a curtain. At Holm Fen, where cuckoos lay in one warbler’s nest out of thirty, I have twice found that the chick pitched out by a warbler was her own.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the expectation stated at the end of Text 1?</p>',
    at: 'a',
    right: 'By pointing out that selection may have had time and kept the warbler as she is',
    wrong: [
      [
        'By pointing out that selection may act slowly where so few of the nests have cuckoos',
        'half-right',
        'This only lengthens the wait for the change that Text 1 expects; it has no use for the alarm or for the chicks pitched out.',
        'One nest out of thirty is few, and a rare harm does exert little pressure.',
      ],
      [
        'By pointing out that some warblers have already begun to see what is in their nests',
        'reversed-direction',
        'Those warblers pitched out the wrong chick, which is hardly seeing.',
        'Some warblers at Holm Fen do pitch chicks out, as Text 1 says that they one day will.',
      ],
      [
        'By pointing out that cuckoos will change as well and become harder to tell apart',
        'not-stated',
        'Cuckoos may change, but neither text speaks of it.',
      ],
    ],
    why: 'An alarm that is harder to deceive by toast misses a fire: each kind of error is lessened at the price of the other. A warbler that rejects strange chicks will at times reject her own, and twenty-nine of thirty nests hold nothing but her own. Being deceived now and then may be the cheaper error, so that selection need not be late at all.',
    hints: [
      'In Text 1, why does the warbler still get fooled?',
      'What did the new alarm miss?',
      'What’s the curtain in the warbler’s story?',
      'At Holm Fen, would it pay the warbler to be pickier?',
    ],
  }),
  reading({
    key: 'rw-crosstext-94',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Feeling does not come because it is called, and those who have paid for Thursday must be given what was given to those of Wednesday. The great actor therefore does without. He has the hands of grief, its breath, the catch in its voice; behind them he is as quiet as a shop after closing.</p><p><strong>Text 2</strong></p><p>My grandmother was hired to mourn. She walked behind coffins of people whom she had never met, and she began cold, as one begins any morning’s work, with the hands. The breath came next. By the gate of the cemetery she had, more than once, to be held up by the widow. On the day after, there would be another coffin, and my uncle, who did the accounts, never heard a complaint.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the claim that the great actor “does without”?</p>',
    at: 'c',
    right: 'By objecting that what he is said to have in place of feeling may be a way of calling it',
    wrong: [
      [
        'By agreeing that one who begins without feeling may nevertheless give what has been paid for',
        'half-right',
        'True as far as it goes, but it stops at the beginning of the walk and passes over what happened by the gate.',
        'The grandmother begins cold, with the hands, exactly as the actor of Text 1 does.',
      ],
      [
        'By agreeing that one who has the hands and the breath of grief may be taken to feel it',
        'confused-details',
        'The grandmother was not only taken to feel; a performer who merely looks so is the actor of Text 1.',
      ],
      [
        'By objecting that feeling will come by itself to one who performs among those who grieve',
        'plausible-but-unsupported',
        'It did not come by itself or from the company: there were steps, and the first of them was work.',
        'The widow stands next to her, and one might suppose that grief is catching.',
      ],
    ],
    why: 'Text 1 assumes that feeling cannot be called, so that the actor needs its outward signs instead. The grandmother begins with the same signs, hands and then breath, and they lead, day after day, to real grief. The signs need not replace feeling; they may bring it.',
    hints: [
      'In Text 1, why can’t an actor count on feeling?',
      'What comes first on the grandmother’s walk, and what next?',
      'The widow had to hold her up. What does that tell you?',
      'What do the hands and the breath do for the grandmother?',
    ],
  }),
  reading({
    key: 'rw-crosstext-95',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>“Burn these,” wrote the poet Elna Sund on the last page of her diaries, and her sister, to whom the words were addressed, put them in a box instead. The publisher who has now obtained the box tells us that the dead feel nothing. Neither does a sleeper from whom one steals. A wish does not end with the person who had it, and the box should stay shut.</p><p><strong>Text 2</strong></p><p>The words on that page are “Burn these, dear”; “dear” has been crossed out, put back, and crossed out again, in three inks. Sund’s only novel had gone into the stove one morning in 1931 before her sister was awake. I shall be glad, all the same, if the publisher loses heart. Half of Lund is in those pages, and it has grandchildren there.</p>',
    question:
      '<p>Based on the texts, the author of Text 2 would most likely regard the argument of Text 1 as one that</p>',
    at: 'd',
    right: 'guards the diaries against publication on behalf of someone who may not have minded it.',
    wrong: [
      [
        'guards the diaries against publication although nobody now alive could be hurt by it.',
        'opposite-meaning',
        'The grandchildren in Lund are alive, and it is on their account that Text 2 hopes that the publisher loses heart.',
      ],
      [
        'rightly takes the words on the last page in earnest but forgets whom else they protect.',
        'half-right',
        'The three inks and the stove are not told in order to show that Sund was in earnest.',
        'Text 2 agrees about the box and does add others whom the publication would concern.',
      ],
      [
        'rightly takes a wish to outlive the poet but does not ask whether a sister is bound by it.',
        'plausible-but-unsupported',
        'Whether a sister owes obedience is not discussed; Text 2 looks at the wish and not at the person addressed.',
        'The sister did not do as she was told, and one may wonder if she had to.',
      ],
    ],
    why: 'Whoever really wanted a work burned knew, as in 1931, where the stove was; a command polished in three inks is written to be read. So Sund may not have meant it. Text 2 would keep the box shut as well, but for the sake of families in Lund.',
    hints: [
      'Whose wish is Text 1 protecting?',
      'What did Sund do in 1931 with something she wanted burned?',
      'She changed “dear” three times. Who would you do that for?',
      'Both authors want the box shut. Who does Text 2 want it shut for?',
    ],
  }),
  reading({
    key: 'rw-crosstext-96',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>In the 1560s, sixty people were charged with poisoning in the city of Valdry, and in the 1580s, four. Between them lies the law of 1571: apothecaries were to enter the buyers of arsenic in a book, and judges were to hear no charge of poisoning but against a person entered there. Few laws of that century can show that they were of so much use.</p><p><strong>Text 2</strong></p><p>Wardens on the river Lenn used to report poachers by the dozen. Since 1990, when the county began to require a photograph with each report, there have been two or three a year. The county has congratulated the wardens. The salmon, of which there are no more than before, have not joined in.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely regard what Text 1 says of the law of 1571?</p>',
    at: 'a',
    right: 'As crediting the law with an effect on poisoners where it may have had one on accusers only',
    wrong: [
      [
        'As crediting the law with a decline in charges for which there may have been other causes',
        'reversed-direction',
        'Text 2 does not doubt that new rules make the reports decline; the rule of 1990 plainly did so.',
        'That one event followed another does not prove that it was caused by it.',
      ],
      [
        'As overlooking that poisoners may have gone to sellers who did not enter them in a book',
        'plausible-but-unsupported',
        'It is conceivable, but the poachers in Text 2 are not said to have found a way around anything.',
        'It explains how poisoning might have continued in spite of the book.',
      ],
      [
        'As overlooking that most charges brought before the law was made may have been groundless',
        'not-stated',
        'Text 2 gives no reason to think that the wardens’ earlier reports were false.',
      ],
    ],
    why: 'On the Lenn, reports became rarer because they became harder to make; the salmon show that poaching went on. In Valdry, too, the law restricted which charges would be heard, so fewer charges need not mean fewer poisonings. That the law lessened the charges is not in doubt.',
    hints: [
      'What did the law of 1571 make sellers do?',
      'Why are there so few reports of poachers now?',
      'What do the salmon know that the county doesn’t?',
      'There’s the crime and there’s the charge. Which one became rare?',
    ],
  }),
  reading({
    key: 'rw-crosstext-97',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>“No vehicles in the park” forbids the ambulance as well as the motorcycle. If we do not like that, let the council amend the sign. But the judge who lets the ambulance pass because of what the sign is “for” has put her will in the place of the words, and tomorrow it may be for something else.</p><p><strong>Text 2</strong></p><p>At the foot of the escalator in our station there is a notice: “Dogs must be carried.” I have ridden up for thirty years without a dog, and the guard has never sent me back to fetch one. He is not a lenient man. Last winter he fined a lady whose spaniel, which she was holding by the chest, had its hind feet on the step.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to what Text 1 says of the judge?</p>',
    at: 'c',
    right: 'By denying that to consider what a notice is for is to set aside what it says',
    wrong: [
      [
        'By denying that what a notice says must be upheld where this would be absurd',
        'half-right',
        'This supposes that the guard sets the words aside when he lets a rider pass without a dog; in his view, the rider obeys them.',
        'It would be absurd to demand a dog of every rider, and an ambulance is the usual example of a sensible exception.',
      ],
      [
        'By granting that words bind but adding that a guard needs leave to relax them',
        'opposite-meaning',
        'The guard relaxes nothing: neither the rider nor the lady with the spaniel is treated leniently.',
      ],
      [
        'By granting that words bind but adding that few notices are worded with care',
        'plausible-but-unsupported',
        'The notice at the escalator is not offered as a bad one; nobody has misunderstood it in thirty years.',
        '“Dogs must be carried” can be misread, which may seem to be the point of the story.',
      ],
    ],
    why: 'Text 1 opposes the words to their purpose. But “Dogs must be carried” tells a rider without a dog nothing at all, and one knows this only because one knows what the notice is for. The guard who so reads it is as strict as anyone could wish: it is how he knows what the words say.',
    hints: [
      'What does Text 1 set against “the words”?',
      'Does the rider without a dog break the rule, obey it, or get excused?',
      'Why does Text 2 add that the guard isn’t lenient?',
      'How does the guard know what the notice says?',
    ],
  }),
  reading({
    key: 'rw-crosstext-98',
    skill: 7,
    difficulty: 'hard',
    seconds: 105,
    passage:
      '<p><strong>Text 1</strong></p><p>Forty readers were given twenty short poems, ten of them by living poets and ten by a program, and did no better than chance at telling which were which. I am asked whether the ten by the program are “really” poems. I reply that the poem is what is on the page. Whoever finds no difference there, and still insists on one, is speaking of something else.</p><p><strong>Text 2</strong></p><p>Since 1962, the rector’s signature has been put on diplomas with a stamp, and his own wife could not tell it from his hand. One weekend, a student borrowed the stamp from its drawer and made himself a diploma that differed from ours in no line or letter. He had not altered anything, he told the court, and the court agreed. It was not a diploma.</p>',
    question:
      '<p>Based on the texts, how would the author of Text 2 most likely respond to the author of Text 1’s reply?</p>',
    at: 'b',
    right: 'By granting what the forty readers have shown and denying that it bears on the question',
    wrong: [
      [
        'By granting that the ten are poems and denying that they may be passed off as a poet’s',
        'half-right',
        'Of the student’s sheet of paper, the court did not say that it was a diploma dishonestly come by.',
        'The student appears in court, so that the matter seems to be one of fraud.',
      ],
      [
        'By granting that the ten may be poems if it was a poet who had the program write them',
        'plausible-but-unsupported',
        'What makes a text a poem Text 2 does not say; it casts doubt on one answer and does not give its own.',
        'A stamp may be used by order of the rector, and his diplomas are valid.',
      ],
      [
        'By doubting that others than the forty readers would be unable to see a difference',
        'opposite-meaning',
        'Not even the rector’s wife could see a difference, and Text 2 accepts that there was none to be seen.',
      ],
    ],
    why: 'The false diploma was the same in every line, and still no diploma: what it was depended on something not visible in it. So Text 2 can accept that nothing on the page tells the poems apart and hold that this does not yet answer whether the program’s are poems.',
    hints: [
      'What makes Text 1 say that the ten are poems?',
      'Was the student right about what he told the court?',
      'So why wasn’t his paper a diploma?',
      'Which does that hit: that nobody sees a difference, or what follows from it?',
    ],
  }),
];
