import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { readFile } from '../../../lib/api/readFile.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { PriceListButton } from './PriceListButton.tsx';

const read = vi.hoisted(() => vi.fn<typeof readFile>());
const save = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api/readFile.ts', () => ({ readFile: read }));
vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: save }));

const fileOf = (text: string) => ({ name: 'prices.csv', content: new Blob([text]), next: null });

const download = async () => {
  renderPage(<PriceListButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Download price list' }));
};

beforeEach(() => {
  for (const mock of [read, save, toast]) mock.mockReset();
});

it('saves the agreed prices of the payer', async () => {
  const file = fileOf('sku,price\r\nPLN-0004,50\r\n');
  read.mockResolvedValue(file);
  await download();
  await waitFor(() => expect(save).toHaveBeenCalledWith(file));
  expect(read).toHaveBeenCalledWith('/api/prices.csv');
});

it('says that there are none instead of saving an empty table', async () => {
  read.mockResolvedValue(fileOf('sku,price\r\n'));
  await download();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('not agreed prices'), {
      variant: 'info',
    }),
  );
  expect(save).not.toHaveBeenCalled();
});

it('reports a failure', async () => {
  read.mockRejectedValue(new ApiProblem('network', 0));
  await download();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('not downloaded'), {
      variant: 'error',
    }),
  );
});
