import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { SliderRange } from '../state';
import { Slider } from './slider';

function open(value: number, range: SliderRange) {
  const values: number[] = [];
  const ranges: SliderRange[] = [];
  function Harness() {
    const [now, setNow] = useState(value);
    return (
      <Slider
        name="a"
        value={now}
        range={range}
        onValue={(next) => {
          values.push(next);
          setNow(next);
        }}
        onRange={(next) => void ranges.push(next)}
      />
    );
  }
  render(<Harness />);
  return { values, ranges };
}
const set = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('a slider', () => {
  afterEach(() => void jest.useRealTimers());

  it('has values of as many places as its step', () => {
    const { values } = open(0, { min: 0, max: 1, step: 0.05 });
    set('a slider', '0.15000000000000002');
    expect(values).toEqual([0.15]);
  });

  it('takes bounds that leave it something to slide over, and no others', () => {
    const { ranges } = open(0, { min: -1, max: 1, step: 0.5 });
    set('a: smallest value', '5');
    set('a: largest value', '-1');
    set('a: step', '0');
    expect(ranges).toEqual([]);
    set('a: largest value', '4');
    expect(ranges).toEqual([{ min: -1, max: 4, step: 0.5 }]);
  });

  it('runs by itself from its smallest value on when it has come to the largest, until it is stopped', () => {
    jest.useFakeTimers();
    const { values } = open(1, { min: 0, max: 2, step: 0.5 });
    fireEvent.click(screen.getByRole('button', { name: 'Play a' }));
    for (let i = 0; i < 4; i += 1) act(() => void jest.advanceTimersByTime(100));
    expect(values).toEqual([1.5, 2, 0, 0.5]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop a' }));
    act(() => void jest.advanceTimersByTime(1000));
    expect(values).toHaveLength(4);
  });
});
