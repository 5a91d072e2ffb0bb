import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profileOf, shopOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { ProfileForm } from './ProfileForm.tsx';

const carla = profileOf({ education: 'Joinery', location: 'Leicester', phoneNumber: '0116255' });
type Submit = Parameters<typeof ProfileForm>[0]['onSubmit'];

const renderForm = (profile = carla) => {
  const onSubmit = vi.fn<Submit>(async () => ({ stored: profile }));
  const { user } = renderPage(
    <>
      <a href="/dashboard">My Orders</a>
      <ProfileForm profile={profile} onSubmit={onSubmit} />
    </>,
    { known: [[['shop'], shopOf()]] },
  );
  return { onSubmit, user };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save Info' });

describe('ProfileForm', () => {
  it('starts with the stored values, and a read-only address', () => {
    renderForm();
    const labels = ['Name', 'Email', 'Education', 'Location', 'Phone number'];
    const values = labels.map((label) => field(label).value);
    expect(values).toEqual([carla.displayName, carla.email, 'Joinery', 'Leicester', '0116255']);
    expect(field('Email').readOnly).toBe(true);
    expect(field('Phone number').inputMode).toBe('tel');
  });

  it('explains that an empty field keeps its stored value, and shows it after saving', async () => {
    const { user, onSubmit } = renderForm();
    await user.clear(field('Education'));
    screen.getByText('Left empty, ‘Joinery’ is kept');
    await user.click(save());
    await waitFor(() => expect(field('Education').value).toBe('Joinery'));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ education: '', location: 'Leicester' });
  });

  it.each([
    ['Phone number', '12x34', 'Enter the phone number in digits only'],
    ['Phone number', '1234567890123456', 'Phone number must have at most 15 digits'],
    ['Location', 'x'.repeat(201), 'Location must have at most 200 characters'],
  ])('rejects %s %s with: %s', async (label, value, message) => {
    const { user, onSubmit } = renderForm();
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
    await user.click(save());
    await screen.findByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the values if saving fails, and shows why, also at the fields', async () => {
    const { user, onSubmit } = renderForm();
    const errors = { location: 'Location is on the moon' };
    onSubmit.mockResolvedValue({ failure: { message: 'error ocurred: No.', errors } });
    await userEvent.fill(field('Location'), 'Moon');
    await user.click(save());
    const failure = await screen.findByText('error ocurred: No.');
    expect(failure.getAttribute('role')).toBe('alert');
    screen.getByText('Location is on the moon');
    expect(field('Location').value).toBe('Moon');
  });

  it('asks before unsaved changes are lost, and no longer once they are saved', async () => {
    const { user } = renderForm();
    const link = screen.getByRole('link', { name: 'My Orders' });
    await user.type(field('Location'), ' Forest');
    await user.click(link);
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    within(dialog).getByRole('button', { name: 'Leave without saving' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Location').value).toBe('Leicester Forest');
    await user.click(save());
    await waitFor(() => expect(field('Location').value).toBe('Leicester'));
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is busy while saving', async () => {
    const { user, onSubmit } = renderForm();
    let finish = () => {};
    onSubmit.mockReturnValue(new Promise((resolve) => (finish = () => resolve({ stored: carla }))));
    await user.click(save());
    await waitFor(() => expect(sendsNothing(save())).toBe(true));
    screen.getByRole('progressbar');
    finish();
    await waitFor(() => expect(sendsNothing(save())).toBe(false));
  });
});
