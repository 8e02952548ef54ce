import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { begun, selectTest, type TestSteps } from '../../../player';
import { useAdaptiveSteps } from './use-adaptive-steps';
import { useSectionQuestions } from './use-section-questions';
import { choiceToggled, sectionEntered } from '../../../player/slice';

const QUESTIONS = '/diagnostic/request-questions';
const NEXT = '/diagnostic/next-question';
const FORM = 'ad-0';

let server: FakeServer;
let store: AppStore;
/** What the service has: questions drawn, and final answers. */
let drawn: number;
let final: string[];
let steps: TestSteps | null;
let closed: number;
let shown: readonly number[] | undefined;

const question = (place: number) => ({ id: place + 1, form_id: FORM });
const upTo = (count: number) => Array.from({ length: count }, (_, place) => question(place));

function Probe() {
  const questions = useSectionQuestions();
  const found = useAdaptiveSteps({ questions, onClosed: () => (closed += 1) });
  steps = found;
  shown = questions.data?.map(({ id }) => id);
  return null;
}

function open(formId: string | null = null) {
  store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId, owner: null }));
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
}
const test = () => selectTest(store.getState());
const answers = () => test().sections.reading_and_writing.answers;
const answer = (letter: string): void => act(() => void store.dispatch(choiceToggled(letter)));
const press = (): void => act(() => steps!.onNext());

describe('the steps of an adaptive section', () => {
  beforeEach(() => {
    fakeTime();
    store = makeStore();
    [drawn, final, steps, closed] = [1, [], null, 0];
    server = new FakeServer({
      [QUESTIONS]: ({ subject }) => ({ data: subject === 'math' ? [] : upTo(drawn) }),
      [NEXT]: ({ place, answer: given }) => {
        if (Number(place) === drawn) {
          final = [...final, String(given)];
          drawn += 1;
        }
        return { data: { questions: upTo(drawn).slice(Number(place)), answers: final } };
      },
    });
  });
  afterEach(() => void jest.useRealTimers());

  it('are none for a form whose questions are all there', async () => {
    server.handle(QUESTIONS, () => ({ data: [1, 2, 3].map((id) => ({ id, form_id: 'dt-3' })) }));
    open();
    await until(() => answers().length === 3);
    expect(steps).toBeNull();
  });

  it('take the answer on the screen along, and go on to the question that was drawn by it', async () => {
    open();
    await until(() => steps !== null);
    expect([steps!.total, answers().length]).toEqual([17, 17]);
    answer('c');
    press();
    expect(steps!.waiting).toMatchObject({ onRetry: null });
    await until(() => test().position === 1);
    expect(server.sent(NEXT).map(({ body }) => body)).toEqual([
      { form_id: FORM, subject: 'english', place: 1, answer: 'c' },
    ]);
    expect([steps!.waiting, answers()[0]]).toEqual([null, 'c']);
  });

  it('ask once however often Next is pressed', async () => {
    open();
    await until(() => steps !== null);
    press();
    press();
    await until(() => test().position === 1);
    await pass(1_000);
    expect(server.sent(NEXT)).toHaveLength(1);
  });

  it('wait with words while the network is away, and go on by themselves with the answer that was given', async () => {
    open();
    await until(() => steps !== null);
    answer('b');
    server.online = false;
    press();
    await until(() => steps!.waiting?.onRetry != null);
    expect(steps!.waiting!.text).toContain('Your answer is kept');
    expect(test().position).toBe(0);
    server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => test().position === 1);
    expect([final, steps!.waiting]).toEqual([['b'], null]);
  });

  it('do not blame the network when it is the service that does not answer', async () => {
    const refusals = [{ code: 'SERVICE-UNAVAILABLE', status: 503 }];
    server.handle(NEXT, () => refusals.pop() ?? { data: { questions: [question(1)], answers: ['a'] } });
    open();
    await until(() => steps !== null);
    answer('a');
    press();
    await until(() => steps!.waiting?.onRetry != null);
    expect(steps!.waiting!.text).toMatch(/^Your next question is not here yet. Your answer is kept/);
    await until(() => test().position === 1);
    expect(steps!.waiting).toBeNull();
  });

  it('go on where the form is, with what was answered on another device', async () => {
    [drawn, final] = [3, ['a', 'd']];
    open(FORM);
    await until(() => test().position === 2);
    await until(() => answers()[1] === 'd');
    expect(answers().slice(0, 3)).toEqual(['a', 'd', '']);
    expect([drawn, final]).toEqual([3, ['a', 'd']]);
  });

  it('do not answer the open question because the network was away when the page opened', async () => {
    [drawn, final] = [3, ['a', 'd']];
    server.hold(NEXT);
    open(FORM);
    await until(() => server.sent(NEXT).length === 1);
    server.online = false;
    server.release(NEXT);
    await pass(1_000);
    server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(20_000);
    expect([drawn, steps!.waiting]).toEqual([3, null]);
  });

  it('keep the answer that came first when another page has answered the same question', async () => {
    open();
    await until(() => steps !== null);
    [drawn, final] = [2, ['a']];
    answer('b');
    press();
    await until(() => test().position === 1);
    expect(answers()[0]).toBe('a');
  });

  it.each([
    ['comes after it was over', true],
    ['never comes', false],
  ])('of a section keep the next one from nothing when an answer %s', async (_how, comes) => {
    server.handle(QUESTIONS, ({ subject }) => ({
      data: subject === 'math' ? [{ id: 101, form_id: FORM }] : upTo(drawn),
    }));
    open();
    await until(() => steps !== null);
    server.hold(NEXT);
    press();
    await until(() => server.sent(NEXT).length === 1);
    // Time was up as Next was pressed.
    act(() => void store.dispatch(sectionEntered('math')));
    await until(() => steps?.total === 14);
    server.online = comes;
    await act(async () => server.letGo(NEXT));
    await pass(11_000);
    expect([shown, test().position, steps!.waiting]).toEqual([[101], 0, null]);
    expect(server.sent(NEXT)).toHaveLength(1);
  });

  it('say so when the test was submitted elsewhere', async () => {
    server.handle(NEXT, () => ({ code: 'DT-TESTEXIST', status: 409 }));
    open();
    await until(() => steps !== null);
    press();
    await until(() => closed > 0);
    expect(test().position).toBe(0);
  });

  it('end with the last question, which is submitted instead', async () => {
    drawn = 17;
    final = Array.from({ length: 16 }, () => 'a');
    open(FORM);
    await until(() => test().position === 16);
    await pass(1_000);
    const before = server.sent(NEXT).length;
    press();
    await pass(1_000);
    expect(server.sent(NEXT)).toHaveLength(before);
  });
});
