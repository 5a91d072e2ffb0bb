import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { paths, rememberedPath } from '../../../lib/router/paths.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { typedEmail } from './typedEmail.ts';

const failure = 'The e-mail address or the password is wrong.';

const Reset = () => {
  const { state } = useLocation();
  return `reset for ${typedEmail(state)}, then ${rememberedPath(state)}`;
};

/** The form on the login page, after a redirect from the dashboard. */
const renderLogin = (onSubmit: () => Promise<string | null>) => {
  const from = { pathname: paths.dashboard, search: '', hash: '' };
  const form = <LoginForm initialEmail="" onSubmit={onSubmit} />;
  renderPage(
    { [paths.login]: form, [paths.resetPassword]: <Reset /> },
    { at: { pathname: paths.login, state: { from } } },
  );
};

describe('LoginForm', () => {
  it('requires both fields', async () => {
    const onSubmit = vi.fn(async () => null);
    renderLogin(onSubmit);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Email is required');
    await screen.findByText('Password is required');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
  });

  it('shows an error below the form', async () => {
    const onSubmit = vi.fn(async () => failure);
    renderLogin(onSubmit);
    await userEvent.fill(screen.getByLabelText('Email Address'), 'carla@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    const alert = await screen.findByText(failure);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(onSubmit.mock.calls).toEqual([[{ email: 'carla@example.test', password: 'secret1' }]]);
  });

  it.each([
    ['a no-break space', '\u00a0'],
    ['a zero-width space', '\u200b'],
    ['an ideographic space', '\u3000'],
    ['a direction mark', '\u200e'],
    ['a byte order mark', '\ufeff'],
  ])('trims %s around a pasted address, but not around the password', async (_, blank) => {
    const onSubmit = vi.fn(async () => null);
    renderLogin(onSubmit);
    const email = `${blank}carla@example.test${blank}`;
    await userEvent.fill(screen.getByLabelText('Email Address'), email);
    const password = `${blank}secret1${blank}`;
    await userEvent.fill(screen.getByLabelText('Password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([[{ email: 'carla@example.test', password }]]),
    );
  });

  it.each(['<carla@example.test>', '=?utf-8?q?carla?=@example.test', 'group:carla@example.test;'])(
    'refuses the address %s',
    async (email) => {
      const onSubmit = vi.fn(async () => null);
      renderLogin(onSubmit);
      await userEvent.fill(screen.getByLabelText('Email Address'), email);
      await userEvent.fill(screen.getByLabelText('Password'), 'secret1');
      await userEvent.click(screen.getByRole('button', { name: 'Login' }));
      await screen.findByText('Enter a valid email address');
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('shows and hides the password', async () => {
    renderLogin(async () => null);
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(password, 'secret1');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password.type, password.value]).toEqual(['text', 'secret1']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('passes the address and the return path to the reset page', async () => {
    renderLogin(async () => null);
    await userEvent.fill(screen.getByLabelText('Email Address'), 'carla@example.test');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    screen.getByText(`reset for carla@example.test, then ${paths.dashboard}`);
  });
});

describe('ResetPasswordForm', () => {
  it('starts with the typed address and sends it', async () => {
    const onSubmit = vi.fn(async () => null);
    render(<ResetPasswordForm initialEmail="carla@example.test" onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ email: 'carla@example.test' }]]));
  });

  it.each([
    ['', 'Email is required'],
    ['carla', 'Enter a valid email address'],
  ])('rejects "%s" with: %s', async (email, message) => {
    const onSubmit = vi.fn(async () => null);
    render(<ResetPasswordForm initialEmail={email} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('RegisterForm', () => {
  it('requires its fields and a valid address', async () => {
    const onSubmit = vi.fn(async () => null);
    render(<RegisterForm onSubmit={onSubmit} />);
    await userEvent.fill(screen.getByLabelText('Email Address'), 'carla');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Full Name is required');
    await screen.findByText('Enter a valid email address');
    await screen.findByText('Password is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says which password it needs, before and after one that is too short', async () => {
    const onSubmit = vi.fn(async () => null);
    render(<RegisterForm onSubmit={onSubmit} />);
    const password = screen.getByLabelText('Password');
    const rule = screen.getByText('At least 6 characters');
    expect(password.getAttribute('aria-describedby')).toBe(rule.id);
    await userEvent.fill(screen.getByLabelText('Full Name'), 'Carla');
    await userEvent.fill(screen.getByLabelText('Email Address'), 'carla@example.test');
    await userEvent.type(password, '12345{Enter}');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    screen.getByText('At least 6 characters');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, '6{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('rejects an invisible name', async () => {
    render(<RegisterForm onSubmit={vi.fn(async () => null)} />);
    fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: '\u200b\u200d' } });
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Full Name is required');
  });
});

describe('GoogleButton', () => {
  it('shows an error below itself', async () => {
    render(<GoogleButton onClick={async () => 'The Google window was closed.'} />);
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    await screen.findByText('The Google window was closed.');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  });
});
