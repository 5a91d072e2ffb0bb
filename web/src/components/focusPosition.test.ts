import { beforeEach, describe, expect, it } from 'vitest';
import { focusPosition, positionOf } from './focusPosition.ts';

const row = (name: string) =>
  `<li><a href="#${name}">${name}</a><button>Delete ${name}</button></li>`;

const draw = (...names: string[]) => {
  document.body.innerHTML = `<h1 tabindex="-1">All</h1><div><ol>${names.map(row).join('')}</ol></div>`;
  return document.querySelector('div') as HTMLElement;
};

const focused = () => document.activeElement?.textContent;
const placeOfButton = (list: HTMLElement, index: number) =>
  positionOf(list, list.querySelectorAll('button')[index] as HTMLElement);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('focusPosition', () => {
  it('goes to the same act of the row that has moved up', () => {
    const place = placeOfButton(draw('a', 'b', 'c'), 1);
    focusPosition(draw('a', 'c'), place);
    expect(focused()).toBe('Delete c');
  });

  it('goes to the row before where the last one is gone', () => {
    const place = placeOfButton(draw('a', 'b'), 1);
    focusPosition(draw('a'), place);
    expect(focused()).toBe('Delete a');
  });

  it('goes to what the row still has where it lost the act', () => {
    const place = placeOfButton(draw('a', 'b'), 1);
    const list = draw('a', 'b');
    list.querySelectorAll('button')[1]?.remove();
    focusPosition(list, place);
    expect(focused()).toBe('b');
  });

  it('goes to the heading where no row is left', () => {
    const place = placeOfButton(draw('a'), 0);
    focusPosition(draw(), place);
    expect(focused()).toBe('All');
  });

  it('goes to the heading from what was in no row', () => {
    const list = draw('a');
    focusPosition(list, positionOf(list, document.body));
    expect(focused()).toBe('All');
  });
});
