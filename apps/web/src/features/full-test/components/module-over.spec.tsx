import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { ModuleOver } from './module-over';

const index = (): number => (history.state as { idx: number }).idx;

describe('the page between two modules', () => {
  it('is not left by the browser’s Back button', async () => {
    sessionStorage.clear();
    history.replaceState({ idx: 0 }, '', '/full-test');
    history.pushState({ idx: 1 }, '', '/full-test/t1/2');
    render(<ModuleOver onDone={() => undefined} />);
    const heard: string[] = [];
    window.addEventListener('popstate', () => void heard.push(location.pathname));
    const forward = jest.spyOn(history, 'forward');
    const here = index();
    for (const times of [1, 2]) {
      history.back();
      await waitFor(() => expect([forward.mock.calls.length, index()]).toEqual([times, here]));
      expect([location.pathname, heard]).toEqual(['/full-test/t1/2', []]);
    }
    expect(screen.getByRole('heading', { name: 'This Module is Over' })).toBeTruthy();
  });
});
