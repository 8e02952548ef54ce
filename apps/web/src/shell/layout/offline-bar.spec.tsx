import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OfflineBar } from './offline-bar';

afterEach(() => void jest.restoreAllMocks());

it('says what works offline, and nothing online', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean): void => {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  render(<OfflineBar />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  change(false);
  expect(said()).toMatch(/^You're offline\. .* still work/);
  change(true);
  expect(said()).toBe('');
});
