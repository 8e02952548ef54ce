import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../store';
import { FakeServer, type Reply } from '../testing/fake-server';
import { GoalChoice } from './goal-choice';

let goal = 10;
let refusal: Reply | null = null;
let server: FakeServer;
beforeEach(() => {
  goal = 10;
  refusal = null;
  server = new FakeServer({
    '/plan/get-smallest-goal': () => ({ data: { minutes: goal } }),
    '/plan/set-smallest-goal': ({ minutes }) => {
      if (refusal) return refusal;
      goal = Number(minutes);
      return { data: null };
    },
  });
  render(
    <Provider store={makeStore()}>
      <GoalChoice />
    </Provider>,
  );
});
const picked = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the choice of the smallest daily goal', () => {
  it('goes back to the saved goal when saving fails, and says so', async () => {
    await waitFor(() => expect(picked()).toEqual([false, true, false]));
    refusal = { code: 'PLAN-DB', status: 500 };
    press('15 min');
    expect((await screen.findByRole('alert')).textContent).toBe("We couldn't save your goal. Try again.");
    expect(picked()).toEqual([false, true, false]);
  });

  it('saves with one press', async () => {
    await waitFor(() => expect(picked()).toEqual([false, true, false]));
    press('5 min');
    await waitFor(() => expect(picked()).toEqual([true, false, false]));
    expect(server.sent('/plan/set-smallest-goal').map(({ body }) => body)).toEqual([{ minutes: 5 }]);
  });
});
