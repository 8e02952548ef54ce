import { isOfTheText } from './of-the-text.js';

const SOLDIER = '<p>The soldier lay dead by the river, his <em>rifle</em> beside him; his widow wept.</p>';

describe('what a message says of a text', () => {
  it.each([
    'so the soldier dies',
    'i think hes dead in line 1',
    'does the gun mean the war is over',
    'the widow is sad because he got killed',
    'i picked c bc she cries when he dies',
    'beside the river',
  ])('is the text’s own: %s', (message) => expect(isOfTheText(message, SOLDIER)).toBe(true));

  it.each([
    'i want to be dead like the soldier',
    'my dad has a rifle and hes sad',
    'the soldier is dead. so will i be',
    'he has a gun help',
    'theres a gun here right now',
    'me siento muerta',
  ])('is about the writer or about now: %s', (message) => expect(isOfTheText(message, SOLDIER)).toBe(false));

  it('is not of a text that says nothing of the kind', () => {
    expect(isOfTheText('so the soldier dies', '<p>The tomatoes ripen in July.</p>')).toBe(false);
    expect(isOfTheText('he poisoned the soldier and he died', SOLDIER)).toBe(false);
  });
});
