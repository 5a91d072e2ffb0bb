import { expect, it } from 'vitest';
import {
  allowedInquiryStatuses,
  firstInquiryStatus,
  inquiryStatuses,
  inquiryStatusesOf,
} from './lifecycle.ts';

it('leads from the first status to every other one, and back', () => {
  for (const status of inquiryStatuses.filter((one) => one !== firstInquiryStatus)) {
    expect(allowedInquiryStatuses(firstInquiryStatus)).toContain(status);
    expect(allowedInquiryStatuses(status)).toContain(firstInquiryStatus);
  }
});

it('never leads to the status itself', () => {
  for (const status of inquiryStatuses) {
    expect(allowedInquiryStatuses(status)).not.toContain(status);
  }
});

it('selects all or one status by a filter', () => {
  expect(inquiryStatusesOf('all')).toEqual(inquiryStatuses);
  expect(inquiryStatusesOf('closed')).toEqual(['closed']);
});
