import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiProblem } from '../../../../lib/api/apiProblem.ts';
import { api } from '../../../../testing/fakeApi.ts';
import { plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { userEvent } from '../../../../testing/userEvent.ts';
import { StockDialog } from './StockDialog.tsx';
import { useStockAdjustment } from './useStockAdjustment.ts';

beforeEach(() => {
  api.listStockEntries.mockImplementation(async () => []);
});

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
  renderPage(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  return user;
};

it('names the missing reason as its field does', async () => {
  const user = await openDialog();
  await user.type(screen.getByLabelText('Change in pieces'), '5');
  await user.click(screen.getByRole('button', { name: 'Add 5 pieces' }));
  await screen.findByText('Reason is required');
});

it('says once, at its field, that there are not enough pieces', async () => {
  api.adjustStock.mockRejectedValue(new ApiProblem('insufficient-stock', 409, { available: 1 }));
  const user = await openDialog();
  const change = screen.getByLabelText('Change in pieces');
  await user.type(change, '-5');
  await userEvent.fill(screen.getByLabelText('Reason'), 'Counted again');
  await user.click(screen.getByRole('button', { name: 'Remove 5 pieces' }));
  await waitFor(() => expect(document.activeElement).toBe(change));
  expect(screen.getAllByText(/Only 1 piece is left/)).toHaveLength(1);
  expect(screen.queryByText(/error ocurred/)).toBeNull();
});
