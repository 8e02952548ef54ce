import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { open, question } from '../testing/open-test-page';
import { ReadAloudBar } from './read-aloud-bar';
import { standInVoice, VOICES } from './testing/stand-in-voice';

const QUESTIONS = [question(1), question(2)];
const bar = (): HTMLElement => screen.getByRole('group', { name: 'Read aloud' });
const opened = async (): Promise<void> => void (await waitFor(bar));

/** Alone, with a question that is shown or on its way. */
const alone = (shown: ReactNode) => (
  <>
    <ReadAloudBar about="1" onClose={() => undefined} />
    <div data-shown-question>{shown}</div>
  </>
);

beforeEach(() => localStorage.clear());

describe('read aloud on the test page', () => {
  it('begins with R, pauses and goes on with R, and ends with Shift and R', async () => {
    const { said, end } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    await waitFor(() => expect(said).toEqual(['Passage 1 (Ada × 1)']));
    act(end);
    await user.keyboard('r');
    expect(screen.getByRole('button', { name: 'Go on reading' })).not.toBeNull();
    await user.keyboard('r');
    await user.keyboard('{Shift>}R{/Shift}');
    expect(said.slice(1)).toEqual(['Stem 1 (Ada × 1)', '—', 'Stem 1 (Ada × 1)', '—']);
    expect(screen.queryByRole('group', { name: 'Read aloud' })).toBeNull();
  });

  it('reads the choices after the question', async () => {
    const { said, end } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    for (let sentence = 0; sentence < 6; sentence += 1) act(end);
    expect(said.map((each) => each.replace(' (Ada × 1)', ''))).toEqual([
      'Passage 1',
      'Stem 1',
      'Choice A: first',
      'Choice B: second',
      'Choice C: third',
      'Choice D: fourth',
    ]);
    expect(screen.getByRole('button', { name: 'Read the question aloud' })).not.toBeNull();
  });

  it('offers the English voices of this device alone, and remembers voice and speed', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '× 0.75',
      '× 1',
      '× 1.25',
      '× 1.5',
      '× 2',
      'Ada',
      'Ben',
    ]);
    await user.selectOptions(screen.getByLabelText('Voice'), 'Ben');
    await user.selectOptions(screen.getByLabelText('Speed'), '1.5');
    expect(said.at(-1)).toBe('Passage 1 (Ben × 1.5)');
    expect(JSON.parse(localStorage.getItem('aivy.voice') ?? '')).toEqual({ rate: 1.5, voice: 'Ben' });
  });

  it('falls silent with the next question, and does not begin there by itself', async () => {
    const { said, end } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    await user.keyboard('n');
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
    act(end);
    await user.keyboard('r');
    expect(said.at(-1)).toBe('Passage 2 (Ada × 1)');
  });

  it('waits while a dialog stands in front of the question', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
  });

  it('says so where the device has no voice of its own, and sends nothing to one in the network', async () => {
    const { said } = standInVoice([{ name: 'Cloud', voiceURI: 'Cloud', lang: 'en-US', localService: false }]);
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    expect(await screen.findByText(/no English voice of its own/, {}, { timeout: 4_000 })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read the question aloud' }));
    expect(screen.queryByText(/The voice stopped/)).toBeNull();
    expect(said).toEqual([]);
  });

  it('begins when the voices come that the browser was still looking for', async () => {
    const { said, find } = standInVoice([]);
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    expect(said).toEqual([]);
    act(() => find(VOICES));
    expect(said).toEqual(['Passage 1 (Ada × 1)']);
  });

  it('does not begin by itself with another question, behind a dialog or in a hidden tab when voices come late', async () => {
    const late = async (meanwhile: (user: ReturnType<typeof open>['user']) => Promise<unknown>): Promise<string[]> => {
      const { said, find } = standInVoice([]);
      const { user } = open(QUESTIONS);
      await user.keyboard('r');
      await opened();
      await meanwhile(user);
      act(() => find(VOICES));
      cleanup();
      return said;
    };
    expect(await late((user) => user.keyboard('n'))).toEqual([]);
    const sheet = async (): Promise<unknown> => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await late((user) => user.keyboard('?').then(sheet))).toEqual([]);
    const hide = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await late(async () => undefined)).toEqual([]);
    hide.mockRestore();
  });

  it('begins once the question is there that was on its way, and only once', async () => {
    const { said, end } = standInVoice();
    const { rerender } = render(alone('Loading'));
    rerender(alone(<p data-region="question">How many?</p>));
    await waitFor(() => expect(said).toEqual(['How many? (Ada × 1)']));
    act(end);
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(said).toEqual(['How many? (Ada × 1)']);
  });

  it('does not begin anew where one was faster than it', async () => {
    const { said } = standInVoice();
    const { rerender } = render(alone('Loading'));
    rerender(alone(<p data-region="question">How many?</p>));
    act(() => screen.getByRole('button', { name: 'Read the question aloud' }).click());
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(said).toEqual(['How many? (Ada × 1)']);
  });

  it('falls silent in a hidden tab, and waits there also when one comes back', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    const seen = jest.spyOn(document, 'visibilityState', 'get');
    const turn = (visibility: DocumentVisibilityState): void => {
      seen.mockReturnValue(visibility);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    turn('visible');
    expect(said).toEqual(['Passage 1 (Ada × 1)']);
    turn('hidden');
    turn('visible');
    seen.mockRestore();
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
    expect(screen.getByRole('button', { name: 'Go on reading' })).not.toBeNull();
  });

  it('marks what it reads, brings it into view while it reads, and leaves silence and no mark behind', async () => {
    const { said } = standInVoice();
    const shown: string[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        shown.push(this.localName);
      },
    });
    const drawn = question(1, { passage: '<p><img src="k.png" alt="Kelp. It is brown."></p>' });
    const { user } = open([drawn, question(2)]);
    await user.keyboard('r');
    await opened();
    const marked = (): Element | null => document.querySelector('[data-spoken]');
    expect(marked()?.localName).toBe('img');
    expect(shown).toEqual(['img']);
    await user.keyboard('r');
    await user.click(screen.getByRole('button', { name: 'Next sentence' }));
    expect(marked()?.localName).toBe('img');
    expect(shown).toEqual(['img']);
    await user.keyboard('r');
    expect(shown).toEqual(['img', 'img']);
    await user.keyboard('{Shift>}R{/Shift}');
    expect(marked()).toBeNull();
    expect(said.map((words) => words.replace(' (Ada × 1)', ''))).toEqual(['Figure: Kelp.', '—', 'It is brown.', '—']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('has the focus when it is opened, and gives it to the heading when it is closed', async () => {
    standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause reading' }));
    await user.keyboard('{Shift>}R{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 1 of 2' }));
  });

  it('is silent once the page is left', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    cleanup();
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
  });

  it('closes with Escape from any of its controls', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    act(() => screen.getByLabelText('Speed').focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Read aloud' })).toBeNull();
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
  });

  it('reads with the speed and the voice that were last chosen', async () => {
    localStorage.setItem('aivy.voice', '{"rate":2,"voice":"Ben"}');
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    expect(said).toEqual(['Passage 1 (Ben × 2)']);
  });

  it('closes on the review page, and a question that one comes back to is not read by itself', async () => {
    const { said } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    await user.keyboard('nn');
    expect(screen.queryByRole('group', { name: 'Read aloud' })).toBeNull();
    await user.keyboard('p');
    expect(screen.queryByRole('group', { name: 'Read aloud' })).toBeNull();
    expect(said).toEqual(['Passage 1 (Ada × 1)', '—']);
  });

  it('keeps the focus on "Next sentence" when the last sentence is over', async () => {
    const { end } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    const next = screen.getByRole('button', { name: 'Next sentence' });
    for (let sentence = 0; sentence < 5; sentence += 1) await user.click(next);
    act(end);
    expect(screen.getByRole('button', { name: 'Read the question aloud' })).not.toBeNull();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(next.matches(':disabled')).toBe(false);
    expect(document.activeElement).toBe(next);
  });

  it('says that the voice failed and goes on with the sentence in which it did', async () => {
    const { said, end, fail } = standInVoice();
    const { user } = open(QUESTIONS);
    await user.keyboard('r');
    await opened();
    act(end);
    act(fail);
    expect(screen.getByText(/^The voice stopped/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on reading' }));
    expect(said.map((each) => each.replace(' (Ada × 1)', ''))).toEqual(['Passage 1', 'Stem 1', 'Stem 1']);
  });
});
