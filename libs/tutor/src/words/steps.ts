/** Wordings for a checked line. `{from}` is what it was held against, `{where}` names a kind of term, never a value. */
export const STEP_WORDS = {
  'step-follows': [
    'Yes, that line follows from {from}. What is your next move?',
    'That step holds: it follows from {from}. Keep going.',
    'Checked against {from}, and it works. Go on from there.',
    'Right, that follows from {from}. Do the next line and send it if you like.',
  ],
  'step-identity': [
    'Both sides of that line agree. By itself it says nothing about the question, though: which of its numbers come from there? Send me the line that leads to it.',
    'True, but on its own. A step follows from the line before or from the question; show me how this one does, and go on from there.',
    'The arithmetic is fine. What I cannot see is where it comes from: write the line of the question that it belongs to, and send both.',
    'That holds for any question, so it is no step yet. Tie it to what is given here, and send me the next line.',
  ],
  'step-does-not-follow': [
    'That line does not follow from {from}. {where} Rewrite the line and send it again.',
    'Something changed between {from} and your line. {where} Fix it and try again.',
    'Not quite: it does not follow from {from}. {where} Have another look and redo that line.',
    'Hold on, that does not match {from}. {where} Write the step out in full and check it again.',
  ],
  'step-direction': [
    'The two sides work, but look at the inequality sign: which moves turn it around, and did you make one? Rewrite the line.',
    'Check which way the sign points. Think about what you multiplied or divided by, then write the line again.',
    'The terms are fine; the direction of the inequality is not. Recall when it turns, and fix the line.',
    'Test a number in both lines: do they agree? Look at the sign between the sides and redo it.',
  ],
  'step-false-identity': [
    'The two sides of that line are not the same. Work out each side on its own and compare.',
    'That does not hold: left and right differ. Do one side again, slowly, and send it.',
    'Check that line: its sides do not agree. Take it in smaller steps.',
    'Not equal yet. Redo the side you changed, one move at a time.',
  ],
  'step-submit-it': [
    'That looks like an answer rather than a step. Submit it and you will see; I am here either way.',
    'I check steps, and that one is an end. Put it in the answer field to find out.',
    'The way to test that is to submit it. If it does not work, we can look at your lines together.',
    'You have come to a value, so trust your working and submit it. Then we can talk about it.',
  ],
  'step-leads-to-choice': [
    "I can't check that line without giving the answer away. Try putting your number back into the question.",
    "You're far enough that my check would be the answer. Does your number fit the question? Test it, then submit.",
    "I can't say yes or no to that one without giving the answer away. Put your number into the question and see if both sides agree.",
    "You've got a number to test now. Put it back into the question, and submit if it fits.",
  ],
  'step-not-here': [
    'I cannot check a line with letters here without giving the answer away. Put an easy number in for each letter, in both, and compare. When they agree, submit your choice.',
    'In this question checking that for you would tell too much. Try it yourself: same number for the letter in both, work each out, compare, then submit.',
    'That one is yours to test: choose a small number for the letter, work out both forms with it, and see whether they match. Try a second number, then submit.',
    'The choices are written with letters, so my verdict would be the answer. Replace each letter by a number in both, compare the results, and submit what agrees.',
  ],
  'step-no-more': [
    "I can't check that line without giving the answer away. Try putting your number back into the question.",
    "I'd be giving the answer away if I checked that one. You can test it: does it fit what the question says?",
    "I have to stay quiet on this line, and that says nothing about whether it's right. Finish it and test your number in the question.",
    "I can't say yes or no here without giving too much away. Keep going from your line, then test what you get.",
  ],
  'step-no-start': [
    "I can't check that line on its own, and it may well be right. What line did it come from? Send me that too.",
    "I can read your line, but I can't tell where it came from. Send the step before it and I'll take a look.",
    "The question doesn't give me an equation I can compare that with. Try a number in it to see if it fits, or send your next line.",
    "That may well be right. I can't tell from the line alone, so check it against the words of the question.",
  ],
  'step-cannot-tell': [
    'I cannot prove that line right or wrong. I can check equations and inequalities of ordinary terms; try to send a smaller step.',
    'That is more than I can check for sure. Break it into two shorter lines and send the first.',
    'I would rather not guess about that one. Put a number in for the letter in both lines and compare, or send a smaller step.',
    'I am not certain there. Substitute an easy number into both lines and see whether they agree.',
  ],
  'step-unreadable': [
    'I could not read that as mathematics. Send a line with = or < in it, written out on one line.',
    'I can check an equation, an inequality or a sum. Type it with + - * / ^ and send it again.',
    'That did not come through as a line I can check. Write one equation at a time, please.',
    'Help me read it: one line, only numbers, letters and signs. Then send it once more.',
  ],
  'ask-step': [
    'Happy to. Send me the line you are unsure of, and the one before it if you can.',
    'Sure. Type your line with + - * / ^ and =, and I will see whether it follows.',
    'Let us check it together. Which line are you unsure about? Send it to me.',
    'Good habit. Write the step on one line and send it.',
  ],
  'ask-step-words': [
    'Tell me what you have worked out so far: which words in the text made you lean that way? Point to them, then decide.',
    'There is no algebra to check here, but we can check the reasoning. Find the words that support your choice and read them again.',
    'Try this check: say your reason in one sentence and find the place in the text that proves it. Then try.',
    'Put your finger on the line that supports you. If you cannot find one, look again before you submit.',
  ],
} as const;
