import { render, screen, within } from '@testing-library/react';
import { FreeWeek } from './free-week';

const NOVEMBER = { from: '2026-11-02', to: '2026-11-08', free: true };

describe('the free week on the dashboard', () => {
  it.each([
    [1, 'Seven days left, nothing to pay. You keep everything you do.'],
    [3, 'Five days left, nothing to pay. You keep everything you do.'],
    [7, 'Last day, nothing to pay. You keep everything you do.'],
  ])('says its dates and what is left on day %i', (day, text) => {
    render(<FreeWeek week={{ ...NOVEMBER, day }} />);
    const tile = within(screen.getByRole('region', { name: 'Your free week' }));
    expect(tile.getByText('Nov 2–8')).toBeTruthy();
    expect(tile.getByText(text)).toBeTruthy();
  });

  it.each([
    ['no week', null],
    ['a paid week', { ...NOVEMBER, day: 3, free: false }],
  ])('shows nothing for %s', (_, week) => {
    render(<FreeWeek week={week} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
