import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ownReviewOf } from '../../../testing/reviews.ts';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { AddReviewPage } from './AddReviewPage.tsx';

const stored = ownReviewOf();

/** Sends a review whose answer is lost. */
const loseAnswer = async () => {
  signInAs('ada');
  renderPage(<AddReviewPage />, { at: paths.addReview });
  const user = userEvent.setup();
  await userEvent.fill(await screen.findByLabelText('Your Review'), stored.reviewText);
  await user.type(screen.getByLabelText('Your Rating (1 - 5)'), '5');
  await user.click(screen.getByRole('button', { name: 'Submit Review' }));
};

beforeEach(() => {
  api.createReview.mockRejectedValue(new TypeError('Failed to fetch'));
  api.getOwnReview.mockResolvedValueOnce({ review: null });
});

describe('a review whose answer is lost', () => {
  it('is shown as stored, if it can be read', async () => {
    api.getOwnReview.mockResolvedValue({ review: stored });
    await loseAnswer();
    await screen.findByText(/^Your review waits for approval/);
    screen.getByText(stored.reviewText);
    expect(screen.queryByRole('button', { name: 'Submit Review' })).toBeNull();
  });

  it.each([
    ['cannot be read either', () => api.getOwnReview.mockRejectedValue(new TypeError('Failed'))],
    ['is not stored', () => api.getOwnReview.mockResolvedValue({ review: null })],
  ])('stays in the form, if it %s', async (_, answer) => {
    answer();
    await loseAnswer();
    await screen.findByText(/^error occured/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your Review').value).toBe(stored.reviewText);
    expect(api.getOwnReview).toHaveBeenCalledTimes(2);
  });
});
