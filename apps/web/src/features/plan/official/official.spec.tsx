import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../core/store';
import { FakeServer, type Reply } from '../../../core/testing/fake-server';
import { OfficialScores } from '.';
import { draftFaults, todayHere } from './score-draft';
import type { OfficialScore } from './official-score';

const PATH = '/plan/official-scores';
const [ONE, TWO] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const entry = (score_id: string, test_date: string): OfficialScore => ({
  score_id,
  test_date,
  english_score: 610,
  math_score: 640,
});

/** The service: what it keeps, and what it answers instead where a test says so. */
function serve(kept: OfficialScore[] = [], refuse: Record<string, Reply> = {}) {
  const world = { kept };
  const one = (id: string) => ({
    [`${PATH}/${id}`]: (body: unknown): Reply => {
      const refused = refuse[id];
      if (refused) return refused;
      const changed = body as Partial<OfficialScore> | undefined;
      world.kept = changed?.test_date
        ? world.kept.map((each) => (each.score_id === id ? { ...each, ...changed } : each))
        : world.kept.filter(({ score_id: known }) => known !== id);
      return { data: null };
    },
  });
  const server = new FakeServer({
    [PATH]: (body) => {
      const entered = body as Partial<OfficialScore> | undefined;
      if (!entered?.test_date) return { data: { scores: world.kept } };
      if (refuse['new']) return refuse['new'];
      world.kept = [{ ...(entered as OfficialScore), score_id: TWO }, ...world.kept];
      return { data: { score_id: TWO } };
    },
    ...one(ONE),
    ...one(TWO),
  });
  return { world, server };
}

const show = (at = '/account') =>
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[at]}>
        <OfficialScores />
      </MemoryRouter>
    </Provider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => within(screen.getByRole('list', { name: 'Your official scores' })).getAllByRole('listitem');
const formThere = () => screen.findByRole('form', { name: 'Enter official scores' });

describe('official scores on the account page', () => {
  it('are entered, and stand in the list with their sum', async () => {
    const { world } = serve();
    show();
    await formThere();
    type('Date of the test', '2026-03-14');
    type('Reading & Writing', '610');
    type('Math', '640');
    await press('Add scores');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(world.kept).toEqual([entry(TWO, '2026-03-14')]);
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]!.textContent).toContain('1250March 14, 2026: Reading & Writing 610, Math 640');
    expect(screen.getByLabelText<HTMLInputElement>('Math').value).toBe('');
  });

  it('that cannot be are not sent: each field says why, and the first one has the focus', async () => {
    const { world } = serve();
    show();
    await formThere();
    type('Reading & Writing', '615');
    await press('Add scores');
    expect(screen.getByText('Please enter the date of the test.')).toBeTruthy();
    expect(screen.getAllByText('Please enter a score from 200 to 800, in tens.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Date of the test'));
    expect(world.kept).toEqual([]);
  });

  it('of a date that is there already are refused in the server’s words', async () => {
    serve([], { new: { code: 'PLAN-OFFICIALEXISTS', status: 409, message: 'There already.' } as Reply });
    show();
    await formThere();
    type('Date of the test', '2026-03-14');
    type('Reading & Writing', '610');
    type('Math', '640');
    await press('Add scores');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Math').value).toBe('640');
  });

  it('are corrected in the form, which has the focus and what was entered', async () => {
    const { world } = serve([entry(ONE, '2026-03-14')]);
    show();
    await screen.findByRole('list', { name: 'Your official scores' });
    await press('Change the scores of March 14, 2026');
    const form = screen.getByRole('form', { name: 'Change official scores' });
    expect(document.activeElement).toBe(within(form).getByLabelText('Date of the test'));
    expect(screen.getByLabelText<HTMLInputElement>('Math').value).toBe('640');
    type('Math', '660');
    await press('Save changes');
    await waitFor(() => expect(world.kept[0]).toMatchObject({ score_id: ONE, math_score: 660 }));
    expect(await formThere()).toBeTruthy();
  });

  it('are gone from the list at once when they are deleted, and the focus is not lost', async () => {
    const { world, server } = serve([entry(ONE, '2026-03-14'), entry(TWO, '2026-05-02')]);
    show();
    await screen.findByRole('list', { name: 'Your official scores' });
    server.hold(`${PATH}/${TWO}`);
    await press('Delete the scores of May 2, 2026');
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(world.kept).toHaveLength(2);
    server.release(`${PATH}/${TWO}`);
    expect(document.activeElement).toBe(screen.getByLabelText('Date of the test'));
    expect(await screen.findByText('The scores of May 2, 2026 are deleted.')).toBeTruthy();
    expect(world.kept).toEqual([entry(ONE, '2026-03-14')]);
  });

  it('come back when they could not be deleted', async () => {
    serve([entry(ONE, '2026-03-14')], { [ONE]: { code: 'PLAN-DB', status: 500 } });
    show();
    await screen.findByRole('list', { name: 'Your official scores' });
    await press('Delete the scores of March 14, 2026');
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(screen.queryByText(/are deleted/)).toBeNull();
  });

  it('can be asked for again when they did not come', async () => {
    new FakeServer({ [PATH]: () => ({ code: 'PLAN-DB', status: 500 }) });
    show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    serve([entry(ONE, '2026-03-14')]);
    await press('Try again');
    expect(await screen.findByRole('list', { name: 'Your official scores' })).toBeTruthy();
  });

  it('have the focus for whoever comes by the dashboard’s invitation', async () => {
    serve();
    show('/account#official-scores');
    await formThere();
    expect(document.activeElement?.id).toBe('official-scores');
  });
});

describe('what is typed', () => {
  const draft = { date: '2026-03-14', english: '200', math: '800' };
  const today = '2026-03-14';

  it('may be of today, from the first test of this kind on, from 200 to 800', () => {
    expect(draftFaults(draft, today)).toEqual({});
    expect(draftFaults({ ...draft, date: '2024-01-01' }, today)).toEqual({});
  });

  it.each([
    ['2026-03-15', 'The date cannot be in the future.'],
    ['2023-12-31', 'Only tests since January 2024 count: before, it was another test.'],
    ['', 'Please enter the date of the test.'],
  ])('is refused with the date %s', (date, words) => {
    expect(draftFaults({ ...draft, date }, today)).toEqual({ date: words });
  });

  it.each(['', '190', '810', '605', '60', '6e2', '6100'])('is refused with the score "%s"', (english) => {
    expect(Object.keys(draftFaults({ ...draft, english }, today))).toEqual(['english']);
  });

  it('knows the date where the student is, not that of Greenwich', () => {
    expect(todayHere(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
  });
});
