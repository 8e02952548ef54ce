import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../core/store';
import { VideoModal } from './video-modal';

const realFetch = globalThis.fetch;

describe('the video modal', () => {
  beforeAll(() => {
    window.matchMedia = ((query: string) => ({ matches: true, media: query })) as unknown as typeof window.matchMedia;
    globalThis.fetch = (async () =>
      new Response(JSON.stringify({ promoVideoUrl: 'https://video.example/film.mp4' }))) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
  });

  it('locks the scrolling of the page, and gives it back', () => {
    const { unmount } = render(
      <Provider store={makeStore()}>
        <VideoModal onClose={() => undefined} />
      </Provider>,
    );
    expect(document.documentElement.style.overflow).toBe('hidden');
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes by its button and by Escape', () => {
    const onClose = jest.fn();
    render(
      <Provider store={makeStore()}>
        <VideoModal onClose={onClose} />
      </Provider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('alerts when the configured film fails to load', async () => {
    const store = makeStore();
    render(
      <Provider store={store}>
        <VideoModal onClose={() => undefined} />
      </Provider>,
    );
    const film = await waitFor(() => {
      const found = document.querySelector('video');
      expect(found?.getAttribute('src')).toBe('https://video.example/film.mp4');
      return found as HTMLVideoElement;
    });
    fireEvent.error(film);
    expect(store.getState().alerts.items.map(({ text }) => text)).toEqual([
      'Sorry, the video failed to load. Please try again later.',
    ]);
  });
});
