import type { TimingPreset } from '@aivy/exam';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FullTestPreview } from './full-test-preview';

function open(timing: TimingPreset | null, timeFactor = 1) {
  render(
    <MemoryRouter>
      <FullTestPreview
        tests={[]}
        failed={false}
        timeFactor={timeFactor}
        timing={timing}
        starting={false}
        error={null}
        onStart={() => undefined}
        onRetry={() => undefined}
      />
    </MemoryRouter>,
  );
  return {
    modules: screen.getAllByText(/questions · /).map((each) => each.textContent),
    lead: screen.getByText(/^98 questions/).textContent,
  };
}

describe('the preview of a full test', () => {
  it.each([
    ['official', 1, ['32', '32', '35', '35'], 144],
    ['official', 1.5, ['48', '48', '52.5', '52.5'], 221],
    ['spec', 1, ['27', '27', '35', '35'], 134],
    ['spec', 1.5, ['40.5', '40.5', '52.5', '52.5'], 206],
  ] as const)('says the times of %s × %d', (timing, factor, minutes, total) => {
    const { modules, lead } = open(timing, factor);
    expect(modules).toEqual(minutes.map((each, index) => `${index < 2 ? 27 : 22} questions · ${each}\u00a0min`));
    expect(lead).toContain(`Plan about ${total} minutes.`);
  });

  it('claims to be like the digital exam only with its times', () => {
    expect(open('official').lead).toBe(
      '98 questions in four modules, just like the digital exam: two of Reading & Writing, a break, two of Math. Plan about 144 minutes.',
    );
  });
  it('makes no such claim with other times', () => {
    expect(open('spec').lead).not.toContain('exam');
  });
  it('names no number before the times are known', () => {
    const { modules, lead } = open(null);
    expect(modules[0]).toBe('27 questions · …\u00a0min');
    expect(lead).toMatch(/four modules: .* Plan about … minutes/);
  });
});
