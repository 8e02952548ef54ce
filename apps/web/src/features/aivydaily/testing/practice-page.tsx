import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { userLoaded } from '../../../core/session/session-slice';
import { makeStore, type AppStore } from '../../../core/store';
import { until } from '../../../core/testing/time';
import { DailyHome } from '../home/daily-home';
import { PracticeSession } from '../session';

export const USER = 'u1';
const MAYA = {
  id: USER,
  name: 'Maya Lee',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage: 2,
  products: [2],
  role: 'student' as const,
  time_factor: 1,
};

/** What jsdom lacks, or has on a clock that is not the fake one. */
export function mendBrowser(): void {
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
}

function Session() {
  const { conversationId } = useParams();
  return <PracticeSession key={conversationId} id={Number(conversationId)} />;
}
const Where = () => <output>{useLocation().pathname}</output>;

/** Opens a tab of the student at an address; one that was open is closed. @returns its store */
export function openAt(path: string): AppStore {
  cleanup();
  const store = makeStore();
  store.dispatch(userLoaded(MAYA));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/aivy-daily" element={<DailyHome practiceTest={() => null} />} />
          <Route path="/aivy-daily/:conversationId" element={<Session />} />
        </Routes>
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

export const where = (): string | null | undefined => document.querySelector('output')?.textContent;
export const isShown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;
export const hasButton = (name: string | RegExp): boolean => screen.queryAllByRole('button', { name }).length > 0;
/** The question's button of this name; the tutor beside it may offer the same. */
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
/** What the line under the choices says. */
export const outcome = (): string =>
  [...document.querySelectorAll('form p[role="status"]')].map(({ textContent }) => textContent).join('');
export const questionOf = (id: number): Promise<void> => until(() => isShown(`What is ${id}?`));

/** Chooses, or writes, and hands it in. */
export function give(answer: string): void {
  const choice = document.querySelector(`button[data-choice="${answer}"]`);
  if (choice) fireEvent.click(choice);
  else fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: answer } });
  press('Check answer');
}

/** Hands in once more whatever stands there. */
export const submitAgain = (): void => void fireEvent.submit(document.querySelector('form') ?? document.body);

/** Hands it in and waits for what it has come to. */
export async function answer(given: string, said: string | RegExp): Promise<void> {
  give(given);
  await until(() => (typeof said === 'string' ? outcome() === said : said.test(outcome())));
}
