import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { auditDocuments } from './auditDocuments.ts';
import { inquiryDocuments } from './inquiryDocuments.ts';
import { quoteDocuments } from './quoteDocuments.ts';

it('records each answer and offer once, before the shop starts', () => {
  const inquiries = inquiryDocuments(seed);
  const entries = auditDocuments(seed, { inquiries, quotes: quoteDocuments(seed, 'bucket') });
  const answers = inquiries.flatMap(({ content }) => content.replies);
  const offers = seed.quotes.filter(({ offer }) => offer);
  expect(entries).toHaveLength(answers.length + offers.length);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  for (const { content } of entries) {
    expect(['inquiry-answered', 'quote-offered']).toContain(content.action);
    expect(content.target.label).not.toBe('');
    expect(content.at.getTime()).toBeLessThanOrEqual(seed.now.getTime());
  }
});
