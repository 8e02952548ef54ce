import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer } from '../../../core/testing/fake-server';
import { fakeTime, pass, until } from '../../../core/testing/time';
import { begun, sectionEntered, selectTest } from '../../../player';
import { useSectionQuestions } from './use-section-questions';

const QUESTIONS = '/diagnostic/request-questions';
let server: FakeServer;
let store: AppStore;

function Probe() {
  useSectionQuestions();
  return null;
}
/** @param formId null for a test that was begun without one */
function open(formId: string | null, section: 'reading_and_writing' | 'math' = 'reading_and_writing') {
  store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId, owner: null, section }));
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
}
const test = () => selectTest(store.getState());
const asked = () => server.sent(QUESTIONS).map(({ body }) => body);
const sized = (): boolean => test().sections[test().section].answers.length === 2;

describe('the questions of the section', () => {
  beforeEach(() => {
    fakeTime();
    store = makeStore();
    server = new FakeServer({
      // Without a form the server gives the one released last.
      [QUESTIONS]: ({ form_id: form = 'dt-new' }) => ({ data: [1, 2].map((id) => ({ id, form_id: form })) }),
    });
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['without a form are asked for once, though the answer names one', null, {}, 'dt-new'],
    ['of a test that was begun before are of its form', 'dt-old', { form_id: 'dt-old' }, 'dt-old'],
  ])('%s; the second section’s are fetched ahead, of the same form', async (_which, formId, form, learned) => {
    open(formId);
    await until(sized);
    await pass(1_000);
    expect(asked()).toEqual([
      { subject: 'english', ...form },
      { subject: 'math', form_id: learned },
    ]);
    expect(test().formId).toBe(learned);
    act(() => void store.dispatch(sectionEntered('math')));
    // They are here already.
    expect(sized()).toBe(true);
    await pass(1_000);
    expect(asked()).toHaveLength(2);
  });

  it('of the second section are of the first one’s form also where they did not come ahead', async () => {
    server.hold(QUESTIONS);
    open(null);
    await until(() => asked().length === 1);
    server.letGo(QUESTIONS);
    await until(() => asked().length === 2);
    server.online = false;
    server.letGo(QUESTIONS);
    await pass(1_000);
    server.online = true;
    server.release(QUESTIONS);
    act(() => void store.dispatch(sectionEntered('math')));
    await until(sized);
    expect(asked().slice(1)).toEqual(
      asked()
        .slice(1)
        .map(() => ({ subject: 'math', form_id: 'dt-new' })),
    );
  });
});
