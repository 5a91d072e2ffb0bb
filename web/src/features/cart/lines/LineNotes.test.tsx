import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { priceCartLine } from '../../../domain/cart/priced/resolveCart.ts';
import { cartLineOf } from '../../../domain/cart/stored/cartLines.ts';
import { api } from '../../../testing/fakeApi.ts';
import { plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { LineNotes } from './LineNotes.tsx';

it('offers the successor of a discontinued tool, which takes its place by keyboard', async () => {
  const successor = { ...plane, _id: 'next', toolName: 'New plane', minOrder: 12 };
  api.listRelations.mockResolvedValue({
    successor,
    accessories: [],
    spareParts: [],
    alternatives: [],
  });
  const gone = { ...plane, stage: 'discontinued' } as const;
  const onReplace = vi.fn();
  renderPage(
    <LineNotes
      priced={priceCartLine(cartLineOf(gone, 10), gone)}
      state="discontinued"
      onChange={vi.fn()}
      onReplace={onReplace}
      soldOutAction={() => null}
    />,
    { as: { uid: 'carla' } },
  );
  screen.getByText('Discontinued. It can no longer be ordered: remove it.');
  const take = await screen.findByRole('button', {
    name: `Take it instead of ${plane.toolName}: New plane`,
  });
  take.focus();
  await userEvent.setup().keyboard('{Enter}');
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('plane', successor, 12);
});
