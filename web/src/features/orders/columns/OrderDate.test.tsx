import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../../testing/fixtures.ts';
import { OrderDate } from './OrderDate.tsx';

const show = (createdAt: string, short: boolean) => {
  render(<OrderDate order={{ ...orderOf('first'), createdAt }} short={short} />);
  return screen.getByRole('time').textContent;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('OrderDate', () => {
  it.each([
    ['2026-01-01T00:00:00Z', false, '1 Jan 2026'],
    ['2026-01-01T00:00:00Z', true, '1 Jan'],
    ['2025-12-31T23:59:59Z', true, '31 Dec 2025'],
  ])('of %s (short: %s) is %s', (createdAt, short, text) => {
    expect(show(createdAt, short)).toBe(text);
  });
});
