import { limits } from 'functions/contract';
import { beforeEach, expect, it } from 'vitest';
import { addToCart, emptyCart } from '../../domain/cart/stored/useCart.ts';
import { plane } from '../../testing/fixtures.ts';
import { addListToCart, resultsText } from './listResults.ts';

const line = (toolId: string, quantity: number) => ({
  toolId,
  quantity,
  toolName: `Old ${toolId}`,
});

const toolOf = (_id: string, fields: Partial<typeof plane> = {}) => ({
  ...plane,
  _id,
  toolName: `The ${_id}`,
  ...fields,
});

const add = (
  lines: ReturnType<typeof line>[],
  tools: (typeof plane)[],
  assortment: 'all' | 'only' = 'all',
) =>
  addListToCart(lines, {
    tools: new Map(
      lines.map(({ toolId }) => [toolId, tools.find(({ _id }) => _id === toolId) ?? null]),
    ),
    assortment,
  });

beforeEach(emptyCart);

it('says of each line what became of it', () => {
  const results = add(
    [
      line('plane', 24),
      line('saw', 24),
      line('rasp', 30),
      line('axe', 5),
      line('adze', 24),
      line('gone', 24),
      line('last', 24),
    ],
    [
      toolOf('plane'),
      toolOf('saw', { available: 15 }),
      toolOf('rasp', { orderMultiple: 12 }),
      toolOf('axe'),
      toolOf('adze', { available: 0 }),
      toolOf('last', { available: 7 }),
    ],
  );
  expect(results.map(({ toolName, outcome, text }) => `${toolName} ${outcome}: ${text}`)).toEqual([
    'The plane added: Added: 24 pieces.',
    'The saw changed: Added: 15 pieces instead of 24, which cannot be ordered now.',
    'The rasp changed: Added: 24 pieces instead of 30, which cannot be ordered now.',
    'The axe left: Not added: the smallest order is 10 pieces.',
    'The adze left: Not added: it is sold out.',
    'Old gone left: Not added: no longer on sale.',
    'The last changed: Added: 7 pieces instead of 24, which cannot be ordered now.',
  ]);
  expect(resultsText(results)).toBe('4 of 7 tools are in your cart.');
});

it('keeps more pieces that the cart has, and adds nothing twice', () => {
  addToCart(toolOf('plane'), 48);
  const [result] = add([line('plane', 24)], [toolOf('plane')]);
  expect(result?.text).toBe('Your cart already had more of it: 48 pieces.');
  expect(add([line('saw', 24)], [toolOf('saw')])).toEqual(add([line('saw', 24)], [toolOf('saw')]));
});

it('says that a tool is not in the assortment, and that the cart is full', () => {
  const [hidden] = add([line('gone', 24)], [], 'only');
  expect(hidden?.text).toBe('Not added: not in your assortment.');
  const tools = Array.from({ length: limits.orderLines + 1 }, (_, n) => toolOf(`tool-${n}`));
  const results = add(
    tools.map(({ _id }) => line(_id, 10)),
    tools,
  );
  expect(results.at(-1)?.text).toBe('Not added: a cart has room for 50 tools.');
  expect(resultsText(results)).toBe('50 of 51 tools are in your cart.');
});
