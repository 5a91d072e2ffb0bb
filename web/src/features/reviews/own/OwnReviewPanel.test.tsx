import { render, screen, within } from '@testing-library/react';
import type { ReviewStatus } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { ownReviewOf } from '../../../testing/reviews.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { OwnReviewPanel } from './OwnReviewPanel.tsx';

const renderPanel = (status: ReviewStatus) => {
  const [onEdit, onDelete] = [vi.fn(), vi.fn(async () => 'deleted')];
  render(<OwnReviewPanel review={ownReviewOf({ status })} onEdit={onEdit} onDelete={onDelete} />);
  return { user: userEvent.setup(), onEdit, onDelete };
};

const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('OwnReviewPanel', () => {
  it.each([
    ['pending', /waits for approval/],
    ['published', /is published/],
    ['hidden', /has hidden your review/],
  ] as const)('says that a review is %s', (status, text) => {
    renderPanel(status);
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('deletes the review after a confirmation', async () => {
    const { user, onDelete, onEdit } = renderPanel('published');
    await click(user, 'Edit review');
    expect(onEdit).toHaveBeenCalledOnce();
    await click(user, 'Delete review');
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete review' }),
    );
    expect(onDelete).toHaveBeenCalledOnce();
  });
});
