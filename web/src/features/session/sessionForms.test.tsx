import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GoogleButton } from './GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const refusal = 'The e-mail address or the password is not right.';

describe('LoginForm', () => {
  it('requires both fields', async () => {
    const onSubmit = vi.fn(async () => null);
    render(<LoginForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Email is required');
    await screen.findByText('Password is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows under the form why it was refused', async () => {
    const onSubmit = vi.fn(async () => refusal);
    render(<LoginForm onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Email Address'), 'carla@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await screen.findByText(refusal);
    expect(onSubmit.mock.calls).toEqual([[{ email: 'carla@example.test', password: 'secret1' }]]);
  });
});

describe('RegisterForm', () => {
  it('requires its fields and an address that can be one', async () => {
    const onSubmit = vi.fn(async () => null);
    render(<RegisterForm onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Email Address'), 'carla');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('Full Name is required');
    await screen.findByText('Enter a valid email address');
    await screen.findByText('Password is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('GoogleButton', () => {
  it('shows below itself why it did not work', async () => {
    render(<GoogleButton onClick={async () => 'The Google window was closed.'} />);
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    await screen.findByText('The Google window was closed.');
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  });
});
