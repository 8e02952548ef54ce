import { jest } from '@jest/globals';
import { holdEarlyClicks, letClicksThrough } from './early-clicks';

let clicked: string[];
const press = (name: string): void => document.getElementById(name)!.click();

beforeEach(() => {
  clicked = [];
  document.body.innerHTML = `<div id="root"><button id="first"><b id="word">First</b></button><button id="second">Second</button><a id="link" href="#path">Part</a></div>`;
  // The page's own answers, as they are there from the moment in which it takes over.
  for (const id of ['first', 'second', 'link'])
    document.getElementById(id)!.addEventListener('click', () => clicked.push(id));
});
afterEach(() => letClicksThrough());

describe('clicks on a page whose code has not arrived', () => {
  it('reach no button, and are told of, so that the code is fetched', () => {
    const onHeld = jest.fn();
    holdEarlyClicks(onHeld);
    press('word');
    expect(clicked).toEqual([]);
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(document.documentElement.style.cursor).toBe('progress');
  });

  it('are done once the page answers: the last one, and none twice', () => {
    holdEarlyClicks(() => undefined);
    press('first');
    press('word');
    press('second');
    letClicksThrough();
    letClicksThrough();
    expect(clicked).toEqual(['second']);
    expect(document.documentElement.style.cursor).toBe('');
    press('first');
    expect(clicked).toEqual(['second', 'first']);
  });

  it('lead where they lead at once when they are on a link', () => {
    holdEarlyClicks(() => undefined);
    press('link');
    expect(clicked).toEqual(['link']);
  });

  it('are forgotten with a button that is no longer there', () => {
    holdEarlyClicks(() => undefined);
    const second = document.getElementById('second')!;
    second.click();
    second.remove();
    letClicksThrough();
    expect(clicked).toEqual([]);
  });
});
