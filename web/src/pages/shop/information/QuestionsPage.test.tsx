import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

it('shows three questions, each with a different answer', () => {
  renderPage(<QuestionsPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Some Question Answer');
  expect(document.title).toBe('Some Question Answer · Tools Hub');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(3);
  const [react, javaScript] = cards.map((card) => within(card).getByRole('heading').textContent);
  expect(react).toMatch(/performance of a React app/);
  expect(javaScript).toMatch(/difference between JavaScript and Node\.js/);
  const paragraphs = cards.flatMap((card) =>
    [...card.querySelectorAll('p')].map(({ textContent }) => textContent),
  );
  expect(paragraphs.length).toBeGreaterThanOrEqual(cards.length);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});
