import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { LazyMenu } from './lazy-menu';

const Opened = ({ trigger }: { trigger: ReactElement }) => (
  <>
    {trigger}
    <p>The menu</p>
  </>
);

function show(load: () => Promise<ComponentType<{ trigger: ReactElement }>>): void {
  render(
    <>
      <LazyMenu
        load={load}
        trigger={<button type="button">Ada</button>}
        missing={<button type="button">Sign out</button>}
      />
      <p>The page</p>
    </>,
  );
}
const button = () => screen.getByRole('button', { name: 'Ada' });

describe('a menu whose code comes when it is reached for', () => {
  it('is fetched by a pointer or the focus, and opens on a click', async () => {
    let fetched = 0;
    show(async () => {
      fetched += 1;
      return Opened;
    });
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    expect(fetched).toBe(2);
    expect(screen.queryByText('The menu')).toBeNull();
    fireEvent.click(button());
    await screen.findByText('The menu');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it('that cannot be fetched leaves the page as it is with the plain way out beside its button, and the next click tries again', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    let online = false;
    show(() =>
      online ? Promise.resolve(Opened) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    fireEvent.pointerEnter(button());
    fireEvent.click(button());
    await screen.findByRole('button', { name: 'Sign out' });
    await new Promise((turn) => setTimeout(turn, 10));
    expect([screen.getByText('The page').textContent, button().getAttribute('aria-expanded'), unhandled]).toEqual([
      'The page',
      'false',
      [],
    ]);
    online = true;
    fireEvent.click(button());
    await screen.findByText('The menu');
    process.off('unhandledRejection', note);
  });
});
