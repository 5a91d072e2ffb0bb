import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCartLines } from '../../../domain/cart/stored/useStoredCart.ts';

export const useRequestedLines = () => {
  const [params] = useSearchParams();
  const cart = useCartLines();
  const tool = params.get('tool');
  const quantity = params.get('quantity') ?? '';
  const lines = useMemo(
    () =>
      tool
        ? [{ toolId: tool, quantity }]
        : cart.map((line) => ({ toolId: line.toolId, quantity: String(line.quantity) })),
    [tool, quantity, cart],
  );
  const names = useMemo(
    () => new Map(cart.map(({ toolId, toolName }) => [toolId, toolName])),
    [cart],
  );
  return { lines, names, isFromCart: !tool };
};
