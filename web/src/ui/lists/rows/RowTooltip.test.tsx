import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { RowTooltip, tooltip } from './RowTooltip.tsx';

const show = () => {
  const texts = ['Edit', 'It has been ordered.'];
  const buttons = texts.map((text) => (
    <button key={text} type="button" {...tooltip(text)}>
      <b>{`${text}!`}</b>
    </button>
  ));
  const { rerender } = render(<RowTooltip>{[...buttons, 'Other text']}</RowTooltip>);
  return { user: userEvent.setup(), empty: () => rerender(<RowTooltip>Other text</RowTooltip>) };
};

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

it('shows the text of the element under the mouse', async () => {
  const { user } = show();
  expect(shown()).toBeNull();
  await user.hover(screen.getByText('Edit!'));
  expect(shown()).toBe('Edit');
  await user.hover(screen.getByText('It has been ordered.!'));
  expect(shown()).toBe('It has been ordered.');
  await user.unhover(screen.getByText('It has been ordered.!'));
  expect(shown()).toBeNull();
});

it('shows the text of the element with the focus, until Escape', async () => {
  const { user } = show();
  await user.tab();
  expect(shown()).toBe('Edit');
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
});

it('disappears with its element', async () => {
  const { user, empty } = show();
  await user.hover(screen.getByText('Edit!'));
  empty();
  expect(shown()).toBeNull();
});
