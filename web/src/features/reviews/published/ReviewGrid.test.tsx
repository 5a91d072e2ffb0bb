import { render, screen, within } from '@testing-library/react';
import type { Review, ReviewStatus } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { ownReviewOf } from '../../../testing/reviews.ts';
import { ReviewGrid } from './ReviewGrid.tsx';

const reviewOf = (id: string, verified = false): Review => ({
  _id: id,
  reviewerName: `Author of ${id}`,
  reviewerImage: '',
  reviewText: `Text of ${id}`,
  reviewRating: 4,
  verified,
});

const ownWith = (status: ReviewStatus) => ownReviewOf({ ...reviewOf('own'), status });

const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

describe('ReviewGrid', () => {
  it('shows the reviews of others, and who has received an order', () => {
    render(<ReviewGrid reviews={[reviewOf('one', true), reviewOf('two')]} />);
    expect(names()).toEqual(['Author of one', 'Author of two']);
    const [one, two] = screen.getAllByRole('article');
    within(one as HTMLElement).getByText(/^Verified customer/);
    expect(within(two as HTMLElement).queryByText(/^Verified customer/)).toBeNull();
  });

  it.each([
    ['pending', 'Waits for approval. Only you can see it.'],
    ['published', 'Your review'],
  ] as const)('shows one’s own %s review first, and once', (status, note) => {
    render(<ReviewGrid reviews={[reviewOf('one'), reviewOf('own')]} own={ownWith(status)} />);
    expect(names()).toEqual(['Author of own', 'Author of one']);
    screen.getByText(note);
  });

  it('does not show one’s own hidden review', () => {
    render(<ReviewGrid reviews={[reviewOf('one'), reviewOf('own')]} own={ownWith('hidden')} />);
    expect(names()).toEqual(['Author of one']);
  });

  it('says when there are none', () => {
    render(<ReviewGrid reviews={[]} own={null} />);
    screen.getByText('There are no reviews yet.');
  });
});
