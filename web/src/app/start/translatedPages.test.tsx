import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import './translatedPages.ts';

const texts = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const translated = (text: Text, name = 'font'): HTMLElement => {
  const element = document.createElement(name);
  element.append(`[${text.data}]`);
  return element;
};

/** The ways in which translators replace text nodes. */
const translators: Record<string, (text: Text) => void> = {
  'replaces the text': (text) => text.replaceWith(translated(text)),
  'replaces the text by nested elements': (text) => {
    const outer = document.createElement('font');
    outer.append(translated(text));
    text.parentNode?.replaceChild(outer, text);
  },
  'inserts its element and removes the text': (text) => {
    text.parentNode?.insertBefore(translated(text), text);
    text.remove();
  },
  'uses a custom element': (text) => text.replaceWith(translated(text, 'x-translation')),
  'wraps the text': (text) => {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
};

let change: (state: { count: number; hasNote: boolean; hasHint: boolean }) => void;

const Order = () => {
  const [{ count, hasNote, hasHint }, set] = useState({ count: 1, hasNote: true, hasHint: false });
  change = set;
  return (
    <p>
      {hasHint && <b>New: </b>}
      {count} pieces{hasNote ? ' of oak' : null}
      {hasNote && <i>, planed</i>}
    </p>
  );
};

const plain = (root: HTMLElement) => root.textContent?.replaceAll(/[[\]]/g, '');

/** Lets the observer see what has changed, as it does before the next event. */
const settle = () => act(async () => {});

describe.each(Object.entries(translators))('on a page whose translator %s', (_name, translate) => {
  const renderTranslated = async () => {
    const { container, unmount } = render(<Order />);
    await settle();
    texts(container).forEach(translate);
    await settle();
    expect(plain(container)).toBe('1 pieces of oak, planed');
    return { container, unmount };
  };

  const state = { count: 1, hasNote: true, hasHint: false };

  it('a changed number is shown, also the second time', async () => {
    const { container } = await renderTranslated();
    for (const count of [2, 3]) {
      await act(async () => change({ ...state, count }));
      expect(plain(container)).toBe(`${count} pieces of oak, planed`);
      texts(container).forEach(translate);
      await settle();
    }
  });

  it('a text and an element are removed', async () => {
    const { container } = await renderTranslated();
    await act(async () => change({ ...state, hasNote: false }));
    expect(plain(container)).toBe('1 pieces');
  });

  it('an element is inserted before a text', async () => {
    const { container } = await renderTranslated();
    await act(async () => change({ ...state, hasHint: true }));
    expect(plain(container)).toBe('New: 1 pieces of oak, planed');
  });

  it('the page is left', async () => {
    const { container, unmount } = await renderTranslated();
    act(unmount);
    expect(container.innerHTML).toBe('');
  });
});

it('a node that an extension has removed causes no error', () => {
  const parent = document.createElement('div');
  const [missing, added] = [document.createElement('i'), document.createElement('b')];
  expect(parent.removeChild(missing)).toBe(missing);
  expect(parent.insertBefore(added, missing)).toBe(added);
  expect(parent.innerHTML).toBe('<b></b>');
});

it('other changes of a document work as before', () => {
  const parent = document.createElement('div');
  parent.innerHTML = '<i></i>';
  const [first] = parent.children;
  parent.insertBefore(document.createElement('b'), first ?? null);
  parent.insertBefore(document.createElement('u'), null);
  expect(parent.innerHTML).toBe('<b></b><i></i><u></u>');
  if (first) expect(parent.removeChild(first)).toBe(first);
  expect(parent.innerHTML).toBe('<b></b><u></u>');
});
