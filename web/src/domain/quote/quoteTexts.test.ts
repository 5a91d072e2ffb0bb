// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../testing/quotes.ts';
import { savingOf, statusNow, timeLeftText, validityText } from './quoteTexts.ts';

const now = new Date('2026-11-23T10:00:00Z');

describe('timeLeftText', () => {
  it.each([
    ['2026-11-23T23:59:59.999Z', 'today is the last day'],
    ['2026-11-24T23:59:59.999Z', '1 day left'],
    ['2026-12-07T23:59:59.999Z', '14 days left'],
  ])('says for %s: %s', (validUntil, text) => {
    expect(timeLeftText(validUntil, now)).toBe(text);
  });
});

it('names the last day of an offer', () => {
  const text = validityText('2026-12-07T23:59:59.999Z', now);
  expect(text).toBe('until 7 December 2026 (14 days left)');
});

describe('savingOf', () => {
  it('is the difference in cents and in percent', () => {
    expect(savingOf(64_100, 57_000)).toEqual({ cents: 7100, percent: '11.1%' });
  });

  it.each([64_100, 70_000])('is null for %d', (offered) => {
    expect(savingOf(64_100, offered)).toBeNull();
  });
});

describe('statusNow', () => {
  it('is expired as soon as the time of an offer has passed', () => {
    const expired = quoteOf({ status: 'offered', validUntil: '2001-01-01T23:59:59.999Z' });
    expect(statusNow(expired)).toBe('expired');
  });

  it('stays accepted', () => {
    const accepted = quoteOf({ status: 'accepted', validUntil: '2001-01-01T23:59:59.999Z' });
    expect(statusNow(accepted)).toBe('accepted');
  });
});
