import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const email = 'carla@example.test';
const confirm = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' });

const openDialog = async () => {
  const onDelete = vi.fn<() => Promise<string | null>>(async () => null);
  render(<DeleteAccount email={email} openOrders="TH-4K2M9A7C is open" onDelete={onDelete} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  screen.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  return { onDelete, user, address: screen.getByLabelText('Your email address') };
};

describe('DeleteAccount', () => {
  it('says before what goes, what stays and why, and which orders are open', async () => {
    await openDialog();
    const [removed, kept] = screen.getAllByRole('list').map(({ textContent }) => textContent);
    expect(removed).toMatch(/profile and photo.*cart, saved addresses.*reviews.*mails/s);
    expect(kept).toMatch(/Orders, returns.*payments, invoices.*Quotes/s);
    screen.getByText(/because the law makes us keep it/);
    screen.getByText('TH-4K2M9A7C is open');
  });

  it("requires the account's address, in any case", async () => {
    const { onDelete, user, address } = await openDialog();
    expect(sendsNothing(confirm())).toBe(true);
    await userEvent.fill(address, 'berta@example.test');
    expect(sendsNothing(confirm())).toBe(true);
    await userEvent.fill(address, ' Carla@Example.test');
    await user.click(confirm());
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('shows why an account was not deleted', async () => {
    const { onDelete, user, address } = await openDialog();
    onDelete.mockResolvedValue('The shop must keep at least one admin.');
    await userEvent.fill(address, email);
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toMatch(/at least one admin/);
    screen.getByRole('dialog');
  });

  it('clears the field when it is closed', async () => {
    const { onDelete, user, address } = await openDialog();
    await userEvent.fill(address, email);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your email address').value).toBe('');
    expect(onDelete).not.toHaveBeenCalled();
  });
});
