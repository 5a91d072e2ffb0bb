import { beforeEach, describe, expect, it } from 'vitest';
import { focusPosition, positionOf } from './focusPosition.ts';

const row = (name: string) =>
  `<li><a href="#${name}">${name}</a><button>Delete ${name}</button></li>`;

const renderList = (...names: string[]) => {
  document.body.innerHTML = `<h1 tabindex="-1">All</h1><div><ol>${names.map(row).join('')}</ol></div>`;
  return document.querySelector('div') as HTMLElement;
};

const focused = () => document.activeElement?.textContent;
const buttonPosition = (list: HTMLElement, index: number) =>
  positionOf(list, list.querySelectorAll('button')[index] as HTMLElement);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('focusPosition', () => {
  it('focuses the same control of the row that has moved up', () => {
    const position = buttonPosition(renderList('a', 'b', 'c'), 1);
    focusPosition(renderList('a', 'c'), position);
    expect(focused()).toBe('Delete c');
  });

  it('focuses the previous row if the last one was removed', () => {
    const position = buttonPosition(renderList('a', 'b'), 1);
    focusPosition(renderList('a'), position);
    expect(focused()).toBe('Delete a');
  });

  it('focuses the last control of the row if the control was removed', () => {
    const position = buttonPosition(renderList('a', 'b'), 1);
    const list = renderList('a', 'b');
    list.querySelectorAll('button')[1]?.remove();
    focusPosition(list, position);
    expect(focused()).toBe('b');
  });

  it('focuses the heading if no row is left', () => {
    const position = buttonPosition(renderList('a'), 0);
    focusPosition(renderList(), position);
    expect(focused()).toBe('All');
  });

  it('focuses the heading if the element was in no row', () => {
    const list = renderList('a');
    focusPosition(list, positionOf(list, document.body));
    expect(focused()).toBe('All');
  });
});
