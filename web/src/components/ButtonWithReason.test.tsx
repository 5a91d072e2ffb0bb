import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ButtonWithReason } from './ButtonWithReason.tsx';

const renderButton = (reason: string | null) => {
  const press = vi.fn();
  render(
    <ButtonWithReason reason={reason} onClick={press}>
      Delete
    </ButtonWithReason>,
  );
  return { press, button: screen.getByRole('button', { name: 'Delete' }) };
};

it('is an ordinary button without a reason', async () => {
  const { press, button } = renderButton(null);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it('does nothing with a reason, and shows it on keyboard focus', async () => {
  const { press, button } = renderButton('It is the last one.');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await screen.findByRole('tooltip', { name: 'It is the last one.' });
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

it('is disabled for screen readers, with the reason as its description', () => {
  const { button } = renderButton('It is the last one.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const description = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('It is the last one.');
});
