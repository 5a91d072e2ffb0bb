import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendsNothing } from '../../testing/sendsNothing.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { SendButton } from './SendButton.tsx';

const send = vi.fn();
const press = vi.fn();

const Form = (props: { loading?: boolean; disabled?: boolean }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      send();
    }}
  >
    <input aria-label="Name" />
    <SendButton type="submit" onClick={press} {...props}>
      Send
    </SendButton>
  </form>
);

const button = () => screen.getByRole('button');

const attempts: Record<string, () => Promise<void>> = {
  'its own Enter': async () => {
    button().focus();
    await userEvent.setup().keyboard('{Enter}');
  },
  'its own space bar': async () => {
    button().focus();
    await userEvent.setup().keyboard(' ');
  },
  'Enter in a field': () => userEvent.type(screen.getByLabelText('Name'), '{Enter}'),
};

beforeEach(() => vi.resetAllMocks());

describe.each([
  ['sends', { loading: true }],
  ['has nothing to send', { disabled: true }],
])('A button that %s', (_, state) => {
  it('keeps the focus', async () => {
    const { rerender } = render(<Form />);
    await userEvent.click(button());
    expect(send).toHaveBeenCalledOnce();
    rerender(<Form {...state} />);
    expect(sendsNothing(button())).toBe(true);
    expect(document.activeElement).toBe(button());
    expect(button().tabIndex).toBe(0);
  });

  it.each(Object.keys(attempts))('sends nothing by %s', async (attempt) => {
    render(<Form {...state} />);
    await attempts[attempt]?.();
    expect([send.mock.calls, press.mock.calls]).toEqual([[], []]);
  });
});

it.each(Object.keys(attempts))('A button that is enabled sends by %s', async (attempt) => {
  render(<Form />);
  expect(sendsNothing(button())).toBe(false);
  await attempts[attempt]?.();
  expect(send).toHaveBeenCalledOnce();
});
