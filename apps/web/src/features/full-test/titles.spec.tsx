import { render, screen } from '@testing-library/react';
import { Directions } from '../../player/components/directions';
import { submitTexts, moduleTitle } from './titles';

describe('the directions', () => {
  it.each([
    [1, 'Section 1, Module 1: Reading & Writing', 'you hand this module in'],
    [2, 'Section 1, Module 2: Reading & Writing', 'you hand this module in'],
    [3, 'Section 2, Module 1: Math', 'you hand this module in'],
    [4, 'Section 2, Module 2: Math', 'you submit your test'],
  ] as const)('of module %d of a full test speak of that module and of what ends it', (module, title, until) => {
    render(
      <Directions
        section={module <= 2 ? 'reading_and_writing' : 'math'}
        title={moduleTitle(module)}
        until={`the time is up or ${submitTexts(module).until}`}
      />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByText(new RegExp(`until the time is up or ${until}\\.$`))).toBeTruthy();
    expect(screen.queryByText(/go on to Math/)).toBeNull();
  });
});
