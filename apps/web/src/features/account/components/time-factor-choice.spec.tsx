import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../core/store';
import { TimeFactorChoice } from './time-factor-choice';

describe('the choice of extended time', () => {
  it('says the module times of the timing that the server names', async () => {
    globalThis.fetch = (async () => new Response(JSON.stringify({ timing: 'official' }))) as typeof fetch;
    render(
      <Provider store={makeStore()}>
        <TimeFactorChoice factor={1} />
      </Provider>,
    );
    expect(screen.queryByText(/27:00/)).toBeNull();
    expect(await screen.findByText('Full test modules 32:00 and 35:00')).not.toBeNull();
    expect(screen.getByText(/^Full test modules 48:00 and 52:30/)).not.toBeNull();
  });
});
