import { describe, expect, it } from 'vitest';
import { summaryOf } from './site.ts';

describe('summaryOf', () => {
  it('keeps what is short, on one line', () => {
    expect(summaryOf(' A plane.\n\nFor boards. ')).toBe('A plane. For boards.');
  });

  it('ends a long text with a word', () => {
    const summary = summaryOf('plane '.repeat(60));
    expect(summary).toMatch(/^(plane )+plane…$/);
    expect(summary.length).toBeLessThanOrEqual(155);
    expect(summary.length).toBeGreaterThan(140);
  });

  it('cuts a word that has no end, but no character in half', () => {
    for (const start of ['', 'a']) {
      const summary = summaryOf(`${start}${'🪚'.repeat(100)}`);
      expect(summary).toMatch(/^a?(🪚)+…$/u);
      expect(summary.isWellFormed()).toBe(true);
    }
  });
});
