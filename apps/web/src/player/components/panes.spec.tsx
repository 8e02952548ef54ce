import { fireEvent, render, screen } from '@testing-library/react';
import { Panes } from './panes';

const place = (element: Element, box: DOMRect): void => {
  element.getBoundingClientRect = () => box;
};

/** @param stacked the divider lies across, as on a narrow screen */
function open(stacked = false) {
  const splits: number[] = [];
  render(
    <Panes
      passageId={undefined}
      left="passage"
      right="question"
      split={50}
      onSplit={(percent) => void splits.push(percent)}
    />,
  );
  const divider = screen.getByRole('separator');
  place(divider.parentElement!, new DOMRect(100, 60, 1000, 500));
  place(divider, stacked ? new DOMRect(100, 300, 1000, 10) : new DOMRect(600, 60, 10, 500));
  const pointer = (type: string, x: number, y: number, button = 0): void => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y, button });
    fireEvent(divider, Object.assign(event, { pointerId: 1 }));
  };
  return { splits, pointer };
}

describe('the divider between passage and question', () => {
  beforeAll(() => {
    Element.prototype.setPointerCapture ??= () => undefined;
  });

  it('goes where it is pulled, as far as both sides keep enough', () => {
    const { splits, pointer } = open();
    pointer('down', 600, 300);
    pointer('move', 500, 300);
    pointer('move', 120, 300);
    pointer('move', 1090, 300);
    pointer('up', 1090, 300);
    pointer('move', 600, 300);
    expect(splits).toEqual([40, 30, 70]);
  });

  it('goes up and down where one lies below the other', () => {
    const { splits, pointer } = open(true);
    pointer('down', 600, 300);
    pointer('move', 600, 260);
    expect(splits).toEqual([40]);
  });

  it('is not pulled by another button of the mouse', () => {
    const { splits, pointer } = open();
    pointer('down', 600, 300, 2);
    pointer('move', 500, 300);
    expect(splits).toEqual([]);
  });
});
