import { screen } from '@testing-library/react';
import { BLANK, open } from '../testing/open-test-page';

describe('the keys between the page and its tools', () => {
  beforeEach(() => localStorage.clear());

  it('F6 goes round the question and the open tools, with Shift the other way', async () => {
    const { user } = open([BLANK], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    const calculator = await screen.findByRole('dialog', { name: 'Calculator' });
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    const reference = await screen.findByRole('dialog', { name: 'Reference' });
    const heading = screen.getByRole('heading', { name: 'Question 1 of 1' });
    // With the focus nowhere it begins at the question, too.
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(calculator);
    heading.focus();
    const round: (Element | null)[] = [];
    for (const keys of ['{F6}', '{F6}', '{F6}', '{Shift>}{F6}{/Shift}', '{Shift>}{F6}{/Shift}']) {
      await user.keyboard(keys);
      round.push(document.activeElement);
    }
    expect(round).toEqual([calculator, reference, heading, reference, calculator]);
  });

  it('a button of a minimised tool shows it again, and its own cross closes it all the same', async () => {
    const { user } = open([BLANK], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    await screen.findByRole('dialog', { name: 'Reference' });
    await user.click(screen.getByRole('button', { name: 'Minimise Reference' }));
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    expect(screen.getByRole('dialog', { name: 'Reference' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Minimise Reference' }));
    await user.click(screen.getByRole('button', { name: 'Close Reference' }));
    expect(screen.queryByRole('region', { name: 'Reference' })).toBeNull();
  });
});
