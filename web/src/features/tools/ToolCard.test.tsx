import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plane } from '../../testing/fixtures.ts';
import { ToolCard } from './ToolCard.tsx';

describe('ToolCard', () => {
  it('shows the texts of the specification', () => {
    render(<ToolCard tool={plane} />, { wrapper: MemoryRouter });
    screen.getByText('Minimum Order: 10');
    screen.getByText('Available :480');
    screen.getByText('Cast-iron body ground flat, thick blade, handles of stained beech....');
    screen.getByText('$64.10');
    const link = screen.getByRole('link', { name: /^Buy Now/ });
    expect(link.getAttribute('href')).toBe('/order/plane');
  });
});
