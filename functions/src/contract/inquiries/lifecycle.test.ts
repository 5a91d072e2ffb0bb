import { expect, it } from 'vitest';
import { firstInquiryStatus, inquiryLifecycle, inquiryStatuses } from './lifecycle.ts';

it('leads from the first status to every other one, and back', () => {
  for (const status of inquiryStatuses.filter((one) => one !== firstInquiryStatus)) {
    expect(inquiryLifecycle.allowed(firstInquiryStatus, ['admin'])).toContain(status);
    expect(inquiryLifecycle.allowed(status, ['admin'])).toContain(firstInquiryStatus);
  }
});

it('never leads to the status itself', () => {
  for (const status of inquiryStatuses) {
    expect(inquiryLifecycle.allowed(status, ['admin'])).not.toContain(status);
  }
});

it('selects all or one status by a filter', () => {
  expect(inquiryLifecycle.statusesOf('all')).toEqual(inquiryStatuses);
  expect(inquiryLifecycle.statusesOf('closed')).toEqual(['closed']);
});
