import { screen } from '@testing-library/react';
import type { CartTool } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { priceCartLine } from '../../../domain/cart/priced/resolveCart.ts';
import { cartLineOf } from '../../../domain/cart/stored/cartLines.ts';
import { agreedPlane, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { CartLines } from './CartLines.tsx';

const picture = vi.hoisted(() => vi.fn((_props: { src: string }) => null));
vi.mock('../../../ui/media/Picture.tsx', () => ({ Picture: picture }));

const tools = Array.from(
  { length: 50 },
  (_, at): CartTool => ({ ...plane, _id: `tool-${at}`, imageLink: `picture-${at}` }),
);
const handlers = {
  onChange: vi.fn(),
  onRemove: vi.fn(),
  onReplace: vi.fn(),
  soldOutAction: () => null,
};

/** The lines as they are read from local storage after each change: all of them are new objects. */
const lines = (quantities: Record<string, number>) => (
  <CartLines
    {...handlers}
    isLoading
    assortment="all"
    typed={new Map()}
    priced={tools.map((tool) => priceCartLine(cartLineOf(tool, quantities[tool._id] ?? 10), tool))}
  />
);

it('renders only the line that has changed', () => {
  const { rerender } = renderPage(lines({}));
  expect(picture).toHaveBeenCalledTimes(50);
  picture.mockClear();
  rerender(lines({ 'tool-7': 12 }));
  expect(picture.mock.calls.map(([{ src }]) => src)).toEqual(['picture-7']);
});

it('says which agreed price of a line has ended', () => {
  const ended = { name: 'Contract 2026', until: '2026-11-30' };
  const priced = [priceCartLine(cartLineOf(agreedPlane, 10), plane, { ended })];
  renderPage(
    <CartLines
      {...handlers}
      isLoading={false}
      assortment="all"
      typed={new Map()}
      priced={priced}
    />,
  );
  screen.getByText('Your price from “Contract 2026” ended on 30 November 2026.');
  screen.getByText('Was $50.00, now $64.10');
});
