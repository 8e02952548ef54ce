import { fireEvent, render, screen } from '@testing-library/react';
import { LeaveDialog } from './leave-dialog';

describe('the question before a running test is left', () => {
  it('has the focus on staying, and leaves only when that is pressed', () => {
    const pressed: string[] = [];
    render(
      <LeaveDialog
        note="The clock runs on."
        onStay={() => void pressed.push('stay')}
        onLeave={() => void pressed.push('leave')}
      />,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay in the test' }));
    fireEvent.click(document.activeElement!);
    fireEvent.click(screen.getByRole('button', { name: 'Save and exit' }));
    expect(pressed).toEqual(['stay', 'leave']);
  });
});
