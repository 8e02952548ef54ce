import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { AlertCenter } from '../../core/alerts/alert-center';
import { clearToken } from '../../core/session/auth-cookie';
import { fakeTime, pass, until } from '../../core/testing/time';
import { FakeSockets } from '../../player/tutor/testing/fake-socket';
import { AnalystPage } from '.';
import { POLL_MS } from './hooks/use-live-jobs';
import { AnalystWorld } from './testing/analyst-world';
import { idOf, job, proposal } from './testing/jobs';

const sockets = new FakeSockets();
jest.unstable_mockModule('socket.io-client', () => ({ io: sockets.io }));

const realFetch = globalThis.fetch;
const NOW = '2026-11-22T15:00:00Z';
let world: AnalystWorld;
beforeEach(() => {
  fakeTime();
  jest.setSystemTime(new Date(NOW));
  // The browser's own clock is not the fake one.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  Element.prototype.scrollIntoView = () => undefined;
  world = new AnalystWorld();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

const ready = (number: number, part: object = {}) =>
  job({ id: idOf(number), kind: 'tutor-usage', state: 'ready', progress: 1, finished_at: NOW, rows: 5, ...part });

const open = async (path = '/analyst'): Promise<void> => {
  world.show(
    path,
    <>
      <Routes>
        <Route path="/analyst/:jobId?" element={<AnalystPage />} />
      </Routes>
      <AlertCenter />
    </>,
  );
  await pass(200);
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(button(name));
  await pass(200);
};
const row = (name: string | RegExp): HTMLElement =>
  screen.getAllByRole('row').find((each) => within(each).queryByRole('link', { name }) !== null)!;
const text = (element: Element): string => element.textContent.replace(/\s+/g, ' ');
const choose = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the queue', () => {
  it('says that it is loading, and then that there is nothing yet', async () => {
    world.server.hold('GET /reports/jobs');
    await open();
    expect(screen.getByRole('status', { name: 'Loading the queue' })).toBeTruthy();
    world.server.release('GET /reports/jobs');
    await pass(200);
    expect(screen.getByText(/No reports yet/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows each report with its state and with what can be done about it', async () => {
    world.have(
      job({
        id: idOf(1),
        kind: 'item-calibration',
        params: { ...job().params, section: 'math' },
        state: 'active',
        progress: 0.625,
        step: 'estimating',
        step_number: 3,
        steps: 5,
        started_at: '2026-11-22T14:53:28Z',
      }),
      job({ id: idOf(2), kind: 'dif', params: { ...job().params, focal: { state: 'OH' } }, place: 2 }),
      ready(3, { made_by: 'nightly' }),
      job({ id: idOf(4), kind: 'skill-mastery', state: 'suppressed', reason: 'Group under 10 people' }),
      job({ id: idOf(5), kind: 'item-analysis', state: 'failed', reason: 'The database did not answer.' }),
      job({ id: idOf(6), kind: 'cohort-scores', state: 'cancelled', finished_at: NOW }),
      job({ id: idOf(7), kind: 'plan-adherence', made_by: 'command', place: 3 }),
    );
    await open();
    expect(text(row('Item calibration'))).toMatch(
      /^Item calibrationAll students, Math, last 90 days62%, step 3 of 5, about 4 min leftCancel$/,
    );
    expect(within(row('Item calibration')).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62');
    expect(text(row('DIF'))).toBe('DIFOhio against all others, last 90 daysWaitingSecond in lineCancel');
    expect(text(row('Tutor usage'))).toMatch(
      /^Tutor usageAll students, last 90 days, made by nightReadyToday, \d\d:00CSVJSON$/,
    );
    expect(text(row('Skill mastery'))).toBe(
      'Skill masteryAll students, last 90 daysNot madeGroup under 10 peopleChangeRemove',
    );
    expect(text(row('Item analysis'))).toBe(
      'Item analysisAll students, last 90 daysFailedThe database did not answer.RetryRemove',
    );
    expect(text(row('Cohort scores'))).toMatch(/CancelledToday, \d\d:00RetryRemove$/);
    // Nobody's to cancel.
    expect(text(row('Plan adherence'))).toBe(
      'Plan adherenceAll students, last 90 days, by commandWaitingThird in line',
    );
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('cancels, retries and removes, and shows at once what has become of it', async () => {
    world.have(job({ id: idOf(1), place: 1 }));
    await open();
    await press(/^Cancel Cohort scores/);
    expect(text(row('Cohort scores'))).toContain('Cancelled');
    await press(/^Retry/);
    expect(text(row('Cohort scores'))).toContain('WaitingNext in line');
    await press(/^Cancel/);
    await press(/^Remove/);
    expect(screen.getByText(/No reports yet/)).toBeTruthy();
    const path = `/reports/jobs/${idOf(1)}`;
    expect(world.sent()).toEqual([`DELETE ${path}`, `POST ${path}/retry`, `DELETE ${path}`, `DELETE ${path}`]);
    const cancel = { only: 'cancel' };
    expect(world.server.sent(`DELETE ${path}`).map(({ body }) => body)).toEqual([cancel, cancel, {}]);
  });

  it('fills the form with a report that was not made, and puts the focus there', async () => {
    const params = { group: { grade: 9, state: 'OH' } as const, period: { from: '2026-09-04', to: '2026-11-02' } };
    world.have(
      job({ id: idOf(1), kind: 'skill-mastery', params, state: 'suppressed', reason: 'Group under 10 people' }),
    );
    await open();
    await press(/^Change Skill mastery/);
    expect(document.activeElement).toBe(screen.getByLabelText('Report'));
    const shown = ['Report', 'Grade', 'State', 'Time', 'Period', 'First day', 'Last day'].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
    );
    expect(shown).toEqual(['skill-mastery', '9', 'OH', '', 'own', '2026-09-04', '2026-11-02']);
    choose('Grade', '');
    await press('Run report');
    expect(world.jobs[0]).toMatchObject({ kind: 'skill-mastery', params: { ...params, group: { state: 'OH' } } });
  });

  it('shows older reports when asked', async () => {
    world.older = [ready(9, { kind: 'dif' })];
    world.have(ready(1));
    await open();
    expect(screen.queryByRole('link', { name: 'DIF' })).toBeNull();
    await press('Show older reports');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'DIF' }));
    expect(screen.queryByRole('button', { name: 'Show older reports' })).toBeNull();
    expect(world.server.calls.at(-1)!.body).toEqual({ before: idOf(1) });
  });
});

describe('a report', () => {
  it('is ordered by the keyboard, moves on by notices, and shows what it found', async () => {
    await open();
    choose('Report', 'tutor-usage');
    choose('Group', screen.getByRole<HTMLOptionElement>('option', { name: 'Grade 11' }).value);
    choose('Period', '30');
    choose('Section', 'math');
    fireEvent.submit(screen.getByRole('form', { name: 'New report' }));
    await pass(200);
    const id = idOf(100);
    expect(world.server.sent('POST /reports/jobs').map(({ body }) => body)).toEqual([
      {
        kind: 'tutor-usage',
        params: { group: { grade: 11 }, section: 'math', period: { from: '2026-10-24', to: '2026-11-22' } },
      },
    ]);
    expect(world.at).toBe(`/analyst/${id}`);
    expect(screen.getByText('Tutor usage is in the queue.').getAttribute('role')).toBe('status');

    world.change(id, { state: 'active', place: null, step: 'reading answers', started_at: NOW });
    sockets.emit('report-job', { job_id: id, state: 'active', progress: 0, step: 'reading answers' });
    await pass(200);
    const asked = world.server.sent('GET /reports/jobs').length;
    sockets.emit('report-job', { job_id: id, state: 'active', progress: 0.18, step: 'reading answers' });
    await pass(50);
    expect(text(row('Tutor usage'))).toContain('18%, reading answers');
    expect(world.server.sent('GET /reports/jobs')).toHaveLength(asked);

    world.change(id, { state: 'ready', progress: 1, step: null, finished_at: NOW });
    sockets.emit('report-job', { job_id: id, state: 'ready', progress: 1, step: null });
    await pass(200);
    expect(text(row('Tutor usage'))).toContain('Ready');
    expect(screen.getByRole('heading', { name: world.finding.title })).toBeTruthy();
    expect(screen.getByText('Tutor usage is ready.').getAttribute('role')).toBe('status');
  });

  it('comes in without any notice as well', async () => {
    world.have(job({ id: idOf(1), kind: 'dif', place: 1 }));
    await open(`/analyst/${idOf(1)}`);
    world.change(idOf(1), { state: 'ready', progress: 1, finished_at: NOW });
    await pass(POLL_MS + 200);
    expect(text(row('DIF'))).toContain('Ready');
    expect(screen.getByRole('heading', { name: world.finding.title })).toBeTruthy();
    // And nothing is looked at that often any more.
    const asked = world.server.calls.length;
    await pass(POLL_MS * 3);
    expect(world.server.calls).toHaveLength(asked);
  });

  it('is not ordered with a period or a comparison that the service would refuse', async () => {
    await open();
    choose('Period', 'own');
    choose('First day', '2026-11-02');
    choose('Last day', '2026-11-01');
    choose('Report', 'dif');
    await press('Run report');
    expect(screen.getAllByRole('alert').map(text)).toEqual([
      'Please say whom to compare with the others.',
      'The last day is before the first.',
    ]);
    expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
    expect(world.sent()).toEqual([]);
    choose('Last day', '2026-11-03');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a chart that can be heard and read as a table: hollow where the sign is open', async () => {
    world.have(ready(1));
    await open();
    const chart = screen.getByRole('img', { name: /Percentage points/ });
    expect(chart.getAttribute('aria-label')).toBe(
      'Percentage points against the same chance without help: First hint +1.2 (−2.0 to +4.4), n 1,904; Second hint +4.6 (+1.3 to +7.9), n 1,377; Explanation only −3.8 (−7.4 to −0.2), n 286',
    );
    const lines = [...chart.children].slice(0, 3).map(({ className }) => className.split(' ').at(-1));
    expect(lines).toEqual(['open', 'up', 'down']);
    expect(screen.getByText(world.finding.note)).toBeTruthy();
    await press('View as table');
    expect(screen.queryByRole('img', { name: /Percentage points/ })).toBeNull();
    const table = screen.getByRole('group', { name: world.finding.unit });
    expect(within(table).getAllByRole('row').map(text)).toEqual([
      'GroupnValueFromTo',
      'First hint1,9041.2−24.4',
      'Second hint1,3774.61.37.9',
      'Explanation only286−3.8−7.4−0.2',
    ]);
    await press('View as chart');
    expect(screen.getByRole('img', { name: /Percentage points/ })).toBeTruthy();
  });

  it('that is named by the address is shown, whichever is the newest, and one that is not there is said', async () => {
    world.have(ready(1), job({ id: idOf(2), kind: 'dif', state: 'failed', reason: 'The database did not answer.' }));
    await open(`/analyst/${idOf(2)}`);
    expect(screen.getByRole('link', { name: 'DIF' }).getAttribute('aria-current')).toBe('true');
    expect(text(screen.getByRole('region', { name: 'DIF' }))).toContain('The database did not answer.');
    fireEvent.click(screen.getByRole('link', { name: 'Tutor usage' }));
    await pass(200);
    expect(screen.getByRole('heading', { name: world.finding.title })).toBeTruthy();
  });

  it('that is chosen where it is out of sight is brought into it, and an address that was typed moves nothing', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    top.mockReturnValue({ top: 2700 } as DOMRect);
    world.have(ready(1), ready(2, { kind: 'dif' }));
    await open(`/analyst/${idOf(1)}`);
    expect(shown).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'DIF' }));
    await pass(200);
    expect((shown.mock.contexts as Element[]).map(text)).toEqual([expect.stringMatching(/^DIF, all/)]);
    top.mockReturnValue({ top: 100 } as DOMRect);
    fireEvent.click(screen.getByRole('link', { name: 'Tutor usage' }));
    await pass(200);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('that is not there any more is said to be gone', async () => {
    await open(`/analyst/${idOf(77)}`);
    expect(screen.getByRole('region', { name: 'There is no such report' })).toBeTruthy();
  });

  it('is removed with its files after a question', async () => {
    world.have(ready(1));
    await open();
    await press('Remove');
    await press('Keep it');
    expect(world.sent()).toEqual([]);
    await press('Remove');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await pass(200);
    expect(world.sent()).toEqual([`DELETE /reports/jobs/${idOf(1)}`]);
    expect([world.at, screen.queryByRole('dialog')]).toEqual(['/analyst', null]);
  });
});

describe('the file of a report', () => {
  it('is saved under the name that the service gives it', async () => {
    world.have(ready(1));
    await open();
    fireEvent.click(within(row('Tutor usage')).getByRole('button', { name: /^Download CSV, Tutor usage/ }));
    await pass(300);
    expect(world.saved.map(([name, { size }]) => [name, size])).toEqual([['aivy-tutor-usage-2026-11-22.csv', 24]]);
    expect(world.server.calls.at(-1)).toMatchObject({ body: { format: 'csv' }, token: 't' });
    await press('Download Parquet, Tutor usage');
    expect(world.server.calls.at(-1)!.body).toEqual({ format: 'parquet' });
  });

  it('that cannot be had is said, and nothing is saved', async () => {
    world.have(ready(1));
    await open();
    world.failing.add(`GET /reports/jobs/${idOf(1)}/file`);
    await press('Download JSON, Tutor usage');
    expect(screen.getByRole('alert').textContent).toContain('try again');
    world.failing.clear();
    world.server.online = false;
    await press('Download CSV, Tutor usage');
    world.server.online = true;
    // Removed meanwhile, in another tab.
    world.have();
    await press('Download JSON, Tutor usage');
    await pass(200);
    expect(screen.getAllByRole('alert').map(text).join()).toContain('no such report');
    expect(world.saved).toEqual([]);
  });
});

describe('a calibration', () => {
  const calibration = ready(1, { kind: 'item-calibration' });
  const rowOfItem = (key: string): HTMLElement => screen.getByRole('row', { name: new RegExp(key) });
  const keys = (): string[] =>
    screen.getAllByRole('rowheader').flatMap(({ textContent }) => /math-item-\d+/.exec(textContent) ?? []);
  /** With its rows, which are asked for when the report is there. */
  const openWhole = async (): Promise<void> => {
    await open();
    await pass(200);
  };
  beforeEach(() => {
    world.have(calibration);
    world.rows = [
      proposal(11, { change_b: 0.2 }),
      proposal(12, { state: 'pretest', proposed_state: 'operational', reasons: 'no fault in 200 answers or more' }),
      proposal(13, {
        ...{ alarm: true, proposed_state: 'quarantined', change_b: 0.7, left_out: 31 },
        reasons: 'b has drifted by 0.70 logits',
      }),
      proposal(14, { proposed_a: null, proposed_b: null, proposed_c: null, answers: 40, n: null, left_out: null }),
      // What practice says of an item that tests speak of is not shown.
      proposal(11, { setting: 'practice', change_b: -3 }),
    ];
  });

  it('is published only once a person has confirmed it, without what should be looked at', async () => {
    await openWhole();
    await press('Publish 2 items');
    expect(within(screen.getByRole('dialog')).getByText(/From then on/).textContent).toBe(
      'From then on students are measured by new parameters of 2 items and 1 item on trial counts in scores. ' +
        '1 item with a proposal stays as it is. Scores that were given stay as they are. Without this step nothing changes.',
    );
    await press('Not now');
    expect(world.sent()).toEqual([]);
    await press('Publish 2 items');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish 2 items' }));
    await pass(200);
    expect(world.sent()).toEqual([`POST /reports/jobs/${idOf(1)}/publish`]);
    expect(world.server.sent(`POST /reports/jobs/${idOf(1)}/publish`)[0]!.body).toEqual({});
    expect(screen.getByText('Published with release 7: 2 items.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(within(rowOfItem('math-item-11')).getByLabelText('Published')).toBeTruthy();
    expect(within(rowOfItem('math-item-13')).getByLabelText('Not published')).toBeTruthy();
  });

  it('that was published shows what was left out then, however it is looked at later', async () => {
    world.change(idOf(1), { published_release: 7 });
    // The one of which an analyst thought otherwise, and not the one that would be left out unasked.
    world.publishedItems = [12, 13];
    await openWhole();
    choose('Show', 'left');
    expect(keys()).toEqual(['math-item-11']);
  });

  it('is published as a person chooses item by item', async () => {
    await openWhole();
    const box = (key: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Publish ${key}` });
    expect([11, 12, 13].map((id) => box(`math-item-${id}`).checked)).toEqual([true, true, false]);
    for (const id of [11, 13]) fireEvent.click(box(`math-item-${id}`));
    await press('Publish 2 items');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish 2 items' }));
    await pass(200);
    expect(world.server.sent(`POST /reports/jobs/${idOf(1)}/publish`)[0]!.body).toEqual({ with: [13], without: [11] });
  });

  it('shows first what should be looked at, with its reasons, in use and proposed', async () => {
    await openWhole();
    expect(keys()).toEqual(['math-item-13', 'math-item-11', 'math-item-12']);
    const row = text(rowOfItem('math-item-13'));
    expect(row).toContain('0.50 in use, proposed → 0.70± 0.12');
    expect(row).toContain('31 left out');
    expect(row).toContain('+0.70');
    expect(row).toContain('Out of useb has drifted by 0.70 logits');
    // How many of one to nine are left out isn't in the file.
    choose('Show', 'all');
    expect(text(rowOfItem('math-item-14'))).toContain('40Suppressed (fewer than 10 students)');
    expect(text(rowOfItem('math-item-11'))).not.toContain('left out');
  });

  it('is looked through by kind, order and name', async () => {
    await openWhole();
    choose('Show', 'all');
    choose('Order', 'key');
    expect(keys()).toEqual([11, 12, 13, 14].map((id) => `math-item-${id}`));
    choose('Show', 'alarm');
    expect(keys()).toEqual(['math-item-13']);
    choose('Show', 'all');
    choose('Find an item', 'item-14');
    expect(keys()).toEqual(['math-item-14']);
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    choose('Find an item', 'nowhere');
    expect(screen.getByText('No item of this kind.')).toBeTruthy();
  });

  it('of many items shows some, and more when asked', async () => {
    world.rows = Array.from({ length: 60 }, (_, index) => proposal(100 + index));
    await openWhole();
    expect(keys()).toHaveLength(25);
    await press('Show 25 more');
    await press('Show 10 more');
    expect(keys()).toHaveLength(60);
  });

  it('that proposes nothing is not published', async () => {
    world.rows = [proposal(14, { proposed_a: null, proposed_b: null, proposed_c: null })];
    await openWhole();
    expect(screen.getByText('Nothing is chosen that could be published. Nothing changes.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('whose proposals cannot be had says so, and finds them when asked again', async () => {
    world.failing.add(`GET /reports/jobs/${idOf(1)}/file`);
    await openWhole();
    expect(screen.getByText('The proposals could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    world.failing.clear();
    await press('Try again');
    expect(keys()).toHaveLength(3);
  });

  it('is nothing that other reports have', async () => {
    world.have(ready(1));
    await openWhole();
    expect(screen.queryByRole('heading', { name: 'Proposals' })).toBeNull();
  });
});

describe('a comparison with official scores', () => {
  it('is published only once a person has confirmed it, and says what changes', async () => {
    world.have(ready(1, { kind: 'score-link' }));
    await open();
    await press('Publish scale');
    const dialog = screen.getByRole('dialog', { name: 'Publish this scale?' });
    expect(dialog.textContent).toContain('Scores that were given, and tests that are under way, keep the scale');
    expect(world.sent()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish scale' }));
    await pass(200);
    expect(world.sent()).toEqual([`POST /reports/jobs/${idOf(1)}/publish-scale`]);
    expect(screen.getByText('Published with release 7.')).toBeTruthy();
  });

  it('is ordered for everybody: neither group nor section is asked', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Report'), { target: { value: 'score-link' } });
    expect(screen.queryByLabelText('Group')).toBeNull();
    expect(screen.queryByLabelText('Section')).toBeNull();
  });
});

describe('without the service', () => {
  it('says so and finds the reports when it is back', async () => {
    world.failing.add('GET /reports/jobs');
    world.have(ready(1));
    await open();
    expect(screen.getByRole('alert').textContent).toContain('The reports cannot be reached.');
    world.failing.clear();
    await press('Try again');
    expect(row('Tutor usage')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what it has shown while there is no network, and looks again as soon as there is', async () => {
    world.have(ready(1), job({ id: idOf(2), kind: 'dif', place: 1 }));
    await open();
    world.server.online = false;
    await pass(POLL_MS + 200);
    expect(screen.getByRole('alert').textContent).toContain('This may not be up to date');
    expect(row('DIF')).toBeTruthy();
    world.server.online = true;
    world.change(idOf(2), { state: 'failed', reason: 'The database did not answer.' });
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => text(row('DIF')).includes('Failed'), POLL_MS / 2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a report that could not be loaded as soon as it can be', async () => {
    world.have(ready(1));
    world.failing.add(`GET /reports/jobs/${idOf(1)}`);
    await open();
    expect(screen.getByRole('region', { name: 'This report could not be loaded' })).toBeTruthy();
    world.failing.clear();
    await pass(POLL_MS + 200);
    expect(screen.getByRole('heading', { name: world.finding.title })).toBeTruthy();
  });

  it('listens no longer when the page is left', async () => {
    world.have(job());
    const { unmount } = world.show('/analyst', <AnalystPage />);
    await pass(300);
    expect(sockets.open).toBe(1);
    unmount();
    const asked = world.server.calls.length;
    await pass(POLL_MS * 3);
    expect([sockets.open, world.server.calls.length]).toEqual([0, asked]);
  });
});
