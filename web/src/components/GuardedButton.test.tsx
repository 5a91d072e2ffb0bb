import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GuardedButton } from './GuardedButton.tsx';

const draw = (reason: string | null) => {
  const press = vi.fn();
  render(
    <GuardedButton reason={reason} onClick={press}>
      Delete
    </GuardedButton>,
  );
  return { press, button: screen.getByRole('button', { name: 'Delete' }) };
};

it('is a button like any other without a reason', async () => {
  const { press, button } = draw(null);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('does nothing with one, and tells it to whoever comes by keyboard', async () => {
  const { press, button } = draw('It is the last one.');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await screen.findByRole('tooltip', { name: 'It is the last one.' });
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

it('is disabled for screen readers, and described by the reason', () => {
  const { button } = draw('It is the last one.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const description = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('It is the last one.');
});
