import { render, screen } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { ToolCard } from './ToolCard.tsx';

const show = (tool: Tool, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <ToolCard tool={tool} heading="h2" />
    </MemoryRouter>,
  );

const buyLink = () => screen.getByRole('link', { name: /^Buy Now/ });

describe('ToolCard', () => {
  it('shows the texts of the specification', () => {
    show(plane);
    screen.getByText('Minimum Order: 10');
    screen.getByText('Available :480');
    screen.getByText('Cast-iron body ground flat, thick blade, handles of stained beech....');
    screen.getByText('$64.10');
    expect(buyLink().getAttribute('href')).toBe('/order/plane');
  });

  it('links to the page of its tool', () => {
    show(plane);
    const heading = screen.getByRole('heading', { level: 2, name: plane.toolName });
    expect(heading.querySelector('a')?.getAttribute('href')).toBe('/tools/plane');
  });

  it.each([
    [0, 'Out of stock'],
    [9, 'Not enough left for an order'],
    [12, 'Only 12 left'],
  ])('labels a stock of %i pieces', (available, label) => {
    show({ ...plane, available });
    screen.getByText(label);
  });

  it('keeps a less prominent link to the order form when the tool cannot be bought', () => {
    const { unmount } = show(plane);
    expect(buyLink().className).toContain('contained');
    unmount();
    show({ ...plane, available: 0 });
    expect(buyLink().className).toContain('outlined');
    expect(buyLink().getAttribute('href')).toBe('/order/plane');
  });
});
