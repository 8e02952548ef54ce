import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { selectTest } from '../../player';
import { begun, sectionSized, movedTo } from '../../player/slice';
import { timerStall } from '../../player/timer-stall';
import { makeStore } from '../../core/store';
import { skewClock, stallTimer } from './faulty-clock';
import { FaultyFetch } from './faulty-fetch';
import { mountDebugPanel } from './mount';

const sentTo = () => {
  const sent: string[] = [];
  const waited: number[] = [];
  const real = (async (url: string) => {
    sent.push(url);
    return new Response('{}');
  }) as unknown as typeof fetch;
  return { sent, waited, network: new FaultyFetch(real, async (ms) => void waited.push(ms)) };
};

describe('network faults', () => {
  it('leaves everything alone until one is set, and what is not ours always', async () => {
    const { sent, network } = sentTo();
    await network.fetch('/api/auth/signin');
    network.set('offline');
    await network.fetch('/config.json');
    expect(sent).toEqual(['/api/auth/signin', '/config.json']);
  });

  it('fails one call before it is sent', async () => {
    const { sent, network } = sentTo();
    network.set('fail');
    await expect(network.fetch('/api/x')).rejects.toThrow(TypeError);
    await network.fetch('/api/x');
    expect(sent).toEqual(['/api/x']);
    expect(network.state).toEqual({ fault: 'none', left: 0 });
  });

  it('loses the answer of a call that was sent', async () => {
    const { sent, network } = sentTo();
    network.set('lost');
    await expect(network.fetch('/api/x')).rejects.toThrow(TypeError);
    expect(sent).toEqual(['/api/x']);
  });

  it('answers for a service that is down, and delays', async () => {
    const { sent, waited, network } = sentTo();
    network.set('unavailable', { calls: 2 });
    expect((await network.fetch('/api/x')).status).toBe(503);
    expect((await network.fetch('/api/x')).status).toBe(503);
    network.set('delay', { delayMs: 700 });
    expect((await network.fetch('/api/x')).status).toBe(200);
    expect({ sent, waited }).toEqual({ sent: ['/api/x'], waited: [700] });
  });

  it('stays offline until it is lifted', async () => {
    const { network } = sentTo();
    network.set('offline');
    for (let call = 0; call < 5; call += 1) await expect(network.fetch('/api/x')).rejects.toThrow(TypeError);
    network.set('none');
    expect((await network.fetch('/api/x')).status).toBe(200);
  });
});

describe('clock faults', () => {
  afterEach(() => {
    stallTimer(false);
    skewClock(0);
  });

  it('the timer stalls 3 s after it was told to, and goes on when told', () => {
    let now = 10_000;
    stallTimer(true, () => now);
    now += 2_999;
    expect(timerStall.holds()).toBe(false);
    now += 1;
    expect(timerStall.holds()).toBe(true);
    stallTimer(false, () => now);
    expect(timerStall.holds()).toBe(false);
  });

  it('sets the time of day, also of new dates, and sets it right again', () => {
    const before = Date.now();
    skewClock(3_600_000);
    expect(Date.now() - before).toBeGreaterThanOrEqual(3_600_000);
    expect(new Date().getTime() - before).toBeGreaterThanOrEqual(3_600_000);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    skewClock(0);
    expect(Date.now() - before).toBeLessThan(60_000);
  });
});

describe('the debug panel', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });
  const mount = async () => {
    globalThis.fetch = jest.fn(async () => new Response('{}')) as unknown as typeof fetch;
    const store = makeStore();
    await act(async () => void mountDebugPanel(store, 'localhost'));
    fireEvent.click(await screen.findByRole('button', { name: 'Debug' }));
    return store;
  };

  it('is on localhost only', () => {
    expect(mountDebugPanel(makeStore(), 'aivy.example')).toBe(false);
    expect(document.body.childElementCount).toBe(0);
  });

  it('shows session, stage and product, and changes them', async () => {
    localStorage.setItem(
      'aivy.profile',
      JSON.stringify({ id: 'u', name: 'Maya', email: 'm@example.com', stage: 1, products: [1], time_factor: 1 }),
    );
    const store = await mount();
    fireEvent.click(screen.getByRole('button', { name: 'Stage 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'AivyDaily' }));
    expect(store.getState().session).toMatchObject({ userStage: 3, product: 'daily' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stage 3' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(await screen.findByText('Outbox: 0 answers, 0 unsent')).toBeTruthy();
  });

  it('fills the open answers of the test on the page and stays at its question', async () => {
    const store = await mount();
    act(() => {
      store.dispatch(begun({ startTime: '2026-01-05 10:00:00', formId: null, owner: null }));
      store.dispatch(sectionSized({ section: 'reading_and_writing', length: 5 }));
      store.dispatch(movedTo(2));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Fill answers' }));
    const test = selectTest(store.getState());
    expect(test.sections.reading_and_writing.answers).toEqual(['a', 'b', 'c', 'd', 'a']);
    expect(test.position).toBe(2);
  });

  it('jumps to a screen as the browser’s own buttons do', async () => {
    await mount();
    const seen = jest.fn();
    window.addEventListener('popstate', seen);
    fireEvent.change(screen.getByRole('combobox', { name: 'Jump to a screen' }), {
      target: { value: '/full-test/start' },
    });
    expect(window.location.pathname).toBe('/full-test/start');
    expect(seen).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', seen);
  });

  it('breaks the next call of the page', async () => {
    await mount();
    fireEvent.click(screen.getByRole('button', { name: 'Next call fails' }));
    await expect(window.fetch('/api/x')).rejects.toThrow(TypeError);
    expect((await window.fetch('/api/x')).status).toBe(200);
  });
});
