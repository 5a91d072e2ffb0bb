import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { plane } from '../../../../testing/fixtures.ts';
import { userEvent } from '../../../../testing/userEvent.ts';
import { StockDialog } from './StockDialog.tsx';
import { useStockAdjustment } from './useStockAdjustment.ts';

const adjust = vi.hoisted(() => vi.fn());
vi.mock('../../../../lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../../testing/fakeApi.ts')).answering({
    adjustStock: adjust,
    listStockEntries: async () => [],
  }),
}));

const Page = () => {
  const stock = useStockAdjustment();
  return (
    <>
      <button type="button" onClick={() => stock.open(plane)}>
        Stock
      </button>
      <StockDialog stock={stock} />
    </>
  );
};

const openDialog = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  return user;
};

it('names the missing reason as its field does', async () => {
  const user = await openDialog();
  await user.type(screen.getByLabelText('Change in pieces'), '5');
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  await screen.findByText('Reason is required');
});

it('says once, at its field, that there are not enough pieces', async () => {
  adjust.mockRejectedValue(new ApiProblem('insufficient-stock', 409, { available: 1 }));
  const user = await openDialog();
  const change = screen.getByLabelText('Change in pieces');
  await user.type(change, '-5');
  await userEvent.fill(screen.getByLabelText('Reason'), 'Counted again');
  await user.click(screen.getByRole('button', { name: 'Adjust' }));
  await waitFor(() => expect(document.activeElement).toBe(change));
  expect(screen.getAllByText(/Only 1 piece is left/)).toHaveLength(1);
  expect(screen.queryByText(/error ocurred/)).toBeNull();
});
