import { describe, expect, it } from 'vitest';
import { summaryOf } from './site.ts';

describe('summaryOf', () => {
  it('keeps a short text, on one line', () => {
    expect(summaryOf(' A plane.\n\nFor boards. ')).toBe('A plane. For boards.');
  });

  it('cuts a long text at the end of a word', () => {
    const summary = summaryOf('plane '.repeat(60));
    expect(summary).toMatch(/^(plane )+plane…$/);
    expect(summary.length).toBeLessThanOrEqual(155);
    expect(summary.length).toBeGreaterThan(140);
  });

  it('cuts a very long word, but never a surrogate pair', () => {
    for (const start of ['', 'a']) {
      const summary = summaryOf(`${start}${'🪚'.repeat(100)}`);
      expect(summary).toMatch(/^a?(🪚)+…$/u);
      expect(summary.isWellFormed()).toBe(true);
    }
  });
});
