import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListedFamily } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPage } from '../../../lib/api/readPage.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { chisels } from '../../../testing/families.ts';
import { bladeWidth } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { FamiliesPage } from './FamiliesPage.tsx';

const pages = vi.mocked(readPage<ListedFamily>);

const { text: _, ...chisel } = chisels;
const listed: ListedFamily = { ...chisel, axes: ['blade-width'], sizes: 3 };

const result = { acknowledged: true as const, created: [], changed: [], unchanged: [] };

beforeEach(() => {
  pages.mockResolvedValue({ items: [listed], next: null });
});

const open = () =>
  renderPage(
    { [furtherPaths.families]: <FamiliesPage /> },
    {
      at: furtherPaths.families,
      as: { uid: 'admin', admin: true },
      wide: true,
      answers: { listAttributes: [bladeWidth] },
    },
  );

it('imports a table: shows the changes with the names of families, then applies them', async () => {
  const change = { row: 2, _id: listed._id, sku: '', toolName: listed.name, exported: '' };
  api.importFamilies.mockResolvedValue({
    ...result,
    changed: [2],
    changes: [{ ...change, field: 'sizes', before: 'CHS-12', after: 'CHS-12 CHS-18' }],
    rejected: [{ row: 3, column: 'sizes', message: 'No tool has the SKU NO-1' }],
  });
  const { user } = open();
  await screen.findByRole('button', { name: 'Export families' });
  await user.click(screen.getByRole('button', { name: 'Import families' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import families' }));
  const file = new File(['_id,sizes\n'], 'families.csv', { type: 'text/csv' });
  fireEvent.change(dialog.getByLabelText('CSV file of families'), { target: { files: [file] } });
  const changes = within(await dialog.findByRole('region', { name: 'Changes' }));
  changes.getByRole('columnheader', { name: 'Name' });
  changes.getByRole('cell', { name: listed.name });
  dialog.getByText('No tool has the SKU NO-1');
  await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  await dialog.findByText('1 row changed a family');
  expect(api.importFamilies.mock.lastCall?.[0].query).toMatchObject({ dryRun: 'false', from: 2 });
  await waitFor(() => expect(pages.mock.calls.length).toBeGreaterThan(1));
});
