import { screen, within } from '@testing-library/react';
import type { ManagedReview, ReviewStatus } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { renderPage, stubWindow } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ReviewTable } from './ReviewTable.tsx';

const at = '2026-11-22T10:00:00.000Z';
const reviewOf = (id: string, status: ReviewStatus): ManagedReview => ({
  _id: id,
  reviewerName: `Author of ${id}`,
  reviewerImage: '',
  reviewText: `Text of ${id}`,
  reviewRating: 4,
  verified: id === 'one',
  status,
  createdAt: at,
  updatedAt: at,
  userId: id,
  reviewerEmail: `${id}@example.test`,
});

const [one, two, three] = [
  reviewOf('one', 'pending'),
  reviewOf('two', 'published'),
  reviewOf('three', 'hidden'),
];

const renderTable = () => {
  stubWindow(true);
  const onAction = vi.fn(async () => 'done');
  renderPage(<ReviewTable reviews={[one, two, three]} onAction={onAction} />);
  return { user: userEvent.setup(), onAction };
};

const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLTableRowElement);

const buttonsOf = (text: string) =>
  rowOf(text)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('ReviewTable', () => {
  it('offers what can be done with each review', () => {
    renderTable();
    expect(buttonsOf('Text of one').join()).toMatch(/Approve.*Hide.*Remove/);
    expect(buttonsOf('Text of two').join()).not.toContain('Approve');
    expect(buttonsOf('Text of three').join()).not.toContain('Hide');
    rowOf('Text of one').getByTitle('Has received an order');
  });

  it('approves at once, and removes after a confirmation', async () => {
    const { user, onAction } = renderTable();
    await user.click(rowOf('Text of one').getByRole('button', { name: /Approve/ }));
    expect(onAction).toHaveBeenLastCalledWith('published', one);
    await user.click(rowOf('Text of two').getByRole('button', { name: /Remove/ }));
    expect(onAction).toHaveBeenCalledOnce();
    within(screen.getByRole('dialog')).getByText('Text of two');
    await user.click(screen.getByRole('button', { name: 'Remove review' }));
    expect(onAction).toHaveBeenLastCalledWith('removed', two);
  });
});
