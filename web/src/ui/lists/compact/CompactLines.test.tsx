import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompactLines } from './CompactLines.tsx';

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

it.each([
  [true, 'normal', 'wrap'],
  [false, 'nowrap', 'nowrap'],
])('wraps a line, and its end below it, only if it says so: %s', (wraps, space, wrap) => {
  render(<CompactLines nameId="name" lines={[{ text: 'Ada · 5 pieces', end: '$9 due', wraps }]} />);
  expect(styleOf('Ada · 5 pieces').whiteSpace || 'normal').toBe(space);
  const line = screen.getByText('$9 due').parentElement as HTMLElement;
  expect(getComputedStyle(line).flexWrap || 'nowrap').toBe(wrap);
});

it('names the row by its first line', () => {
  render(<CompactLines nameId="name" lines={[{ text: 'TH-1', wraps: true }, { text: 'Plane' }]} />);
  expect(document.getElementById('name')?.textContent).toBe('TH-1');
});
