import { screen } from '@testing-library/react';
import { BLANK, open } from '../testing/open-test-page';

const realFetch = globalThis.fetch;

describe('the calculator of a Math section', () => {
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is the operator’s page where the configuration names one, which is fetched before it is reached for', async () => {
    const asked: string[] = [];
    globalThis.fetch = (async (url: string) => {
      asked.push(url);
      return new Response(JSON.stringify({ calculatorUrl: 'https://calculator.example/' }));
    }) as unknown as typeof fetch;
    const { user } = open([BLANK], {}, 'math');
    await screen.findByRole('heading', { name: 'Question 1 of 1' });
    while (!asked.includes('/config.json')) await new Promise((resolve) => setTimeout(resolve, 10));
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    const frame = await screen.findByTitle('Graphing calculator');
    expect(frame.getAttribute('src')).toBe('https://calculator.example/');
  });
});
