import { describe, expect, it } from 'vitest';
import {
  isHidden,
  isPending,
  isPublished,
  reviewLifecycle,
  reviewStatuses,
  statusOfEdited,
  statusOfNew,
} from './lifecycle.ts';

const moderated = { moderateReviews: true };
const free = { moderateReviews: false };
const refused = { moderateReviews: false, refused: true };

describe('The status of a review', () => {
  it('depends on the settings when it is new', () => {
    expect([statusOfNew(moderated), statusOfNew(free)]).toEqual(['pending', 'published']);
  });

  it('depends on the settings when it is changed, but a hidden one always waits', () => {
    expect(reviewStatuses.map((status) => statusOfEdited(status, moderated))).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
    expect(reviewStatuses.map((status) => statusOfEdited(status, free))).toEqual([
      'published',
      'published',
      'pending',
    ]);
  });

  it('waits after a refused one, also when it is changed', () => {
    expect(statusOfNew(refused)).toBe('pending');
    expect(reviewStatuses.map((status) => statusOfEdited(status, refused))).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
  });

  it('can be changed by an admin to the other public one', () => {
    expect(reviewStatuses.map((status) => reviewLifecycle.allowed(status, ['admin']))).toEqual([
      ['published', 'hidden'],
      ['hidden'],
      ['published'],
    ]);
  });

  it('answers exactly one of the questions with yes', () => {
    for (const status of reviewStatuses) {
      const answers = [isPending, isPublished, isHidden].map((ask) => ask({ status }));
      expect(answers.indexOf(true)).toBe(reviewStatuses.indexOf(status));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });
});
