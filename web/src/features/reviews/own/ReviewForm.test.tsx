import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { limits } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { ReviewForm } from './ReviewForm.tsx';

const carla = { name: 'Carla Customer', email: 'carla@example.test' };
type Submit = Parameters<typeof ReviewForm>[0]['onSubmit'];

const renderForm = (reviewer = carla) => {
  const onSubmit = vi.fn<Submit>(async () => null);
  render(<ReviewForm reviewer={reviewer} onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup() };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const star = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label });
/** Without a pointer: MUI needs its position, and jsdom has no layout. */
const choose = (label: string) => fireEvent.click(star(label));
const submit = () => screen.getByRole('button', { name: 'Submit Review' });

describe('ReviewForm', () => {
  it("shows the account's name and address read-only", () => {
    renderForm();
    expect([field('Your Name').value, field('Your Name').readOnly]).toEqual([carla.name, true]);
    expect([field('Your Email').value, field('Your Email').readOnly]).toEqual([carla.email, true]);
  });

  it('explains how a review without a name is signed', () => {
    renderForm({ ...carla, name: '' });
    screen.getByText(/signed 'A customer'/);
  });

  it('keeps stars and number in sync', async () => {
    const { user } = renderForm();
    choose('4 stars');
    expect(field('Your Rating (1 - 5)').value).toBe('4');
    await user.clear(field('Your Rating (1 - 5)'));
    expect(star('4 stars').checked).toBe(false);
    await user.type(field('Your Rating (1 - 5)'), '2');
    expect(star('2 stars').checked).toBe(true);
  });

  it.each([
    ['', '4', 'Review is required'],
    ['   ', '4', 'Review is required'],
    ['Good', '', 'Rating is required'],
    ['Good', '0', 'Minimum rating is 1'],
    ['Good', '6', 'Maximum rating is 5'],
    ['Good', '2.5', 'Enter a whole number, like 2 or 3, not “2.5”'],
  ])('rejects "%s" and %s with: %s', async (text, rating, message) => {
    const { user, onSubmit } = renderForm();
    if (text) await userEvent.fill(field('Your Review'), text);
    if (rating) await user.type(field('Your Rating (1 - 5)'), rating);
    await user.click(submit());
    await screen.findByText(message);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('counts the characters and rejects a text that is too long', async () => {
    const { user } = renderForm();
    fireEvent.change(field('Your Review'), {
      target: { value: 'x'.repeat(limits.reviewText + 1) },
    });
    screen.getByText('2,001 / 2,000');
    await user.click(submit());
    await screen.findByText('Review must have at most 2000 characters');
  });

  it('submits the review and resets the form', async () => {
    const { user, onSubmit } = renderForm();
    await userEvent.fill(field('Your Review'), ' Sharp on arrival. ');
    choose('5 stars');
    await user.click(submit());
    await waitFor(() => expect(field('Your Review').value).toBe(''));
    expect(onSubmit.mock.calls).toEqual([[{ reviewText: 'Sharp on arrival.', reviewRating: 5 }]]);
    expect(field('Your Rating (1 - 5)').value).toBe('');
    expect(screen.queryByText('Review is required')).toBeNull();
  });

  it('keeps the values if the review is rejected, and shows why', async () => {
    const { user, onSubmit } = renderForm();
    const errors = { reviewText: 'Review is not nice' };
    onSubmit.mockResolvedValue({ message: 'error occuredNo.', errors });
    await user.type(field('Your Review'), 'Dull');
    choose('1 star');
    await user.click(submit());
    expect((await screen.findByText('error occuredNo.')).getAttribute('role')).toBe('alert');
    screen.getByText('Review is not nice');
    expect(field('Your Review').value).toBe('Dull');
    expect(field('Your Rating (1 - 5)').value).toBe('1');
  });

  it('changes an existing review', async () => {
    const user = userEvent.setup();
    const [onSubmit, onCancel] = [vi.fn<Submit>(async () => null), vi.fn()];
    const review = { reviewText: 'Sharp', reviewRating: 4 };
    render(<ReviewForm reviewer={carla} review={review} onCancel={onCancel} onSubmit={onSubmit} />);
    expect(field('Your Review').value).toBe('Sharp');
    await user.type(field('Your Review'), ' on arrival');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([[{ ...review, reviewText: 'Sharp on arrival' }]]),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
