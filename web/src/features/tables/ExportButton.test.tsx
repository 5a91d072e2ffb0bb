import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { readFile } from '../../lib/api/readFile.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { toast } from '../../testing/fakeToast.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { ExportButton } from './ExportButton.tsx';

vi.mock('../../lib/api/readFile.ts');
vi.mock('../../lib/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

const press = async () => {
  renderPage(<ExportButton url="/api/tools.csv" label="Download CSV" />);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
};

beforeEach(() => vi.resetAllMocks());

it('saves the table', async () => {
  const file = { name: 'orders-2026-11-21.csv', content: new Blob(), next: null };
  vi.mocked(readFile).mockResolvedValue(file);
  await press();
  await waitFor(() => expect(vi.mocked(saveFile).mock.lastCall?.[0]).toEqual(file));
  expect(readFile).toHaveBeenCalledOnce();
  expect(vi.mocked(readFile).mock.lastCall?.[0]).toBe('/api/tools.csv');
});

it('says why it saved nothing', async () => {
  vi.mocked(readFile).mockRejectedValue(new ApiProblem('network', 0));
  await press();
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast.mock.lastCall?.[0]).toMatch(/^We cannot reach the shop\./);
  expect(saveFile).not.toHaveBeenCalled();
});
