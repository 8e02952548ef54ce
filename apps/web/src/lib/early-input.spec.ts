import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createElement, useEffect, useState, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { holdEarlyInput } from './early-input';

let clicked: string[];
/** The page answers, and a task has passed. */
const letInputThrough = (): Promise<void> => {
  window.aivyLetInputThrough?.();
  return new Promise((resolve) => void setTimeout(resolve));
};
const press = (name: string): void => document.getElementById(name)!.click();

beforeEach(() => {
  clicked = [];
  document.body.innerHTML = `<div id="root"><button id="first"><b id="word">First</b></button><button id="second">Second</button><a id="link" href="#path">Part</a></div>`;
  // The page's own answers, as they are there from the moment in which it takes over.
  for (const id of ['first', 'second', 'link'])
    document.getElementById(id)!.addEventListener('click', () => clicked.push(id));
});
afterEach(() => letInputThrough());

describe('clicks on a page whose code has not arrived', () => {
  it('reach no button, and are told of, so that the code is fetched', () => {
    const onHeld = jest.fn();
    holdEarlyInput(onHeld);
    press('word');
    expect(clicked).toEqual([]);
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(document.documentElement.style.cursor).toBe('progress');
  });

  it('are done once the page answers: the last one, and none twice', async () => {
    holdEarlyInput(() => undefined);
    press('first');
    press('word');
    press('second');
    await letInputThrough();
    await letInputThrough();
    expect(clicked).toEqual(['second']);
    expect(document.documentElement.style.cursor).toBe('');
    press('first');
    expect(clicked).toEqual(['second', 'first']);
  });

  it('lead where they lead at once when they are on a link', () => {
    holdEarlyInput(() => undefined);
    press('link');
    expect(clicked).toEqual(['link']);
  });

  it('are forgotten with a button that is no longer there', async () => {
    holdEarlyInput(() => undefined);
    const second = document.getElementById('second')!;
    second.click();
    second.remove();
    await letInputThrough();
    expect(clicked).toEqual([]);
  });
});

describe('what is typed on a page whose code has not arrived', () => {
  /** A form of two fields whose code hears of input and knows, as React does, the last value that it was told. */
  const form = (): { email: HTMLInputElement; heard: string[]; sent: string[] } => {
    const [heard, sent]: [string[], string[]] = [[], []];
    document.getElementById('root')!.innerHTML =
      '<form action="/signin"><input id="email" name="email"><input id="password" type="password"><button>Sign In</button></form>';
    const email = document.querySelector<HTMLInputElement>('#email')!;
    email.addEventListener('input', () => heard.push(email.value));
    document.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(email.value);
    });
    return { email, heard, sent };
  };

  it('is told to the code that takes over, field by field, before the click that was held', async () => {
    const { email, heard, sent } = form();
    holdEarlyInput(() => undefined);
    email.value = 'maya@school.test';
    document.querySelector('button')!.click();
    expect([heard, sent]).toEqual([[], []]);
    window.aivyLetInputThrough?.();
    await Promise.resolve();
    // What was heard is drawn before the form is sent.
    expect([heard, sent]).toEqual([['maya@school.test'], []]);
    await letInputThrough();
    expect([heard, sent]).toEqual([['maya@school.test'], ['maya@school.test']]);
  });

  it('leaves a field alone that nobody has touched', async () => {
    const { email, heard } = form();
    holdEarlyInput(() => undefined);
    await letInputThrough();
    expect([email.value, heard]).toEqual(['', []]);
  });

  it('is told to React, which takes a field over as it stands, and leaves the caret and what is selected', async () => {
    const heard: string[] = [];
    const Form = () => {
      const [values, setValues] = useState(['', '']);
      useEffect(() => window.aivyLetInputThrough?.(), []);
      const field = (at: number) =>
        createElement('input', {
          key: at,
          value: values[at],
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            heard.push(target.value);
            setValues((before) => before.with(at, target.value));
          },
        });
      return [field(0), field(1)];
    };
    const root = document.getElementById('root')!;
    root.innerHTML = '<input value=""><input value="">';
    const [first, second] = [...root.querySelectorAll('input')];
    holdEarlyInput(() => undefined);
    first!.value = 'maya@school.test';
    second!.value = 'ivy--walls';
    second!.focus();
    second!.setSelectionRange(3, 5);
    const page = await act(async () => hydrateRoot(root, createElement(Form)));
    expect(heard.toSorted()).toEqual(['ivy--walls', 'maya@school.test']);
    expect([first!.value, second!.value]).toEqual(['maya@school.test', 'ivy--walls']);
    expect([second!.selectionStart, second!.selectionEnd]).toEqual([3, 5]);
    act(() => page.unmount());
  });
});
