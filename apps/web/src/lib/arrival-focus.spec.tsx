import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useArrivalFocus } from './arrival-focus';

function Titled() {
  return (
    <h1 ref={useArrivalFocus()} tabIndex={-1}>
      Day 3
    </h1>
  );
}
const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/road" element={<Link to="/day">Go</Link>} />
        <Route path="/day" element={<Titled />} />
      </Routes>
    </MemoryRouter>,
  );

describe('the title of a screen', () => {
  it('takes the focus of who came by a link', async () => {
    show('/road');
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Day 3' }));
  });

  it('leaves it alone where the page was loaded', () => {
    show('/day');
    expect(document.activeElement).toBe(document.body);
  });
});
