import { screen } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { agreedPlane, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ToolCard } from './ToolCard.tsx';

vi.mock('../alerts/NotifyMe.tsx', () => ({
  NotifyMe: ({ tool }: { tool: Tool }) => <button type="button">{`Notify ${tool._id}`}</button>,
}));

const show = (tool: Tool, at = '/') => renderPage(<ToolCard tool={tool} heading="h2" />, { at });

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

  it('shows the SKU, the pack and the lowest price', () => {
    show({ ...plane, orderMultiple: 5, priceBreaks: [{ minQuantity: 50, price: 58.5 }] });
    screen.getByText('PLN-0004');
    screen.getByText('Packs of 5');
    screen.getByText('$64.10');
    screen.getByText('from $58.50 for 50 or more');
  });

  it('shows the price of the payer with the list price beside it', () => {
    show(agreedPlane);
    screen.getByText('$50');
    screen.getByText('your price, list $64.10');
  });

  it('says that only larger quantities have a price of the payer', () => {
    show({ ...agreedPlane, price: plane.price, priceBreaks: [{ minQuantity: 50, price: 58.5 }] });
    screen.getByText('a piece');
    screen.getByText('your price from $58.50 for 50 or more');
  });

  it.each([
    [0, 'Out of stock'],
    [9, 'Last 9 pieces'],
    [12, 'Only 12 left'],
  ])('labels a stock of %i pieces', (available, label) => {
    show({ ...plane, available });
    screen.getByText(label);
  });

  it('explains that only the last pieces can be ordered', () => {
    show({ ...plane, available: 9 });
    screen.getByText('Only the last 9 pieces, sold together: less than the smallest order');
    expect(buyLink().getAttribute('href')).toBe('/order/plane');
  });

  it.each([
    { available: 0, sellRemainder: true },
    { available: 9, sellRemainder: false },
  ])('offers a notice in place of an order when the tool is sold out: %j', async (stock) => {
    show({ ...plane, ...stock });
    await screen.findByRole('button', { name: 'Notify plane' });
    expect(screen.queryByText('Buy Now')).toBeNull();
  });
});
