import { render, screen, waitFor, within } from '@testing-library/react';
import type { ToolImport } from 'functions/contract';
import { apiRoutes, limits } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sendsNothing } from '../../../testing/sendsNothing.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { toolImportTexts } from '../toolImport.ts';
import { ImportButton } from './ImportButton.tsx';
import { ImportDialog } from './ImportDialog.tsx';

vi.mock('../../../lib/browser/saveFile.ts', () => ({ saveFile: vi.fn() }));

const nothing: ToolImport = {
  acknowledged: true,
  created: [],
  changed: [],
  unchanged: [],
  rejected: [],
};
const csv = new File(['_id,price\nplane,9\n'], 'tools.csv', { type: 'text/csv' });
type Import = Parameters<typeof ImportDialog>[0]['onImport'];

const open = (result: ToolImport = nothing) => {
  const onImport = vi.fn<Import>(async () => result);
  const onClose = vi.fn();
  render(<ImportDialog texts={toolImportTexts} open onImport={onImport} onClose={onClose} />);
  return { onImport, onClose, user: userEvent.setup() };
};

const field = () => screen.getByLabelText('CSV file of tools');
const applyButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^Import( [\d,]+ rows?)?$/ });

it('shows what a file would change before it applies it', async () => {
  const result = { ...nothing, created: [2], changed: [3, 4] };
  const { user, onImport, onClose } = open(result);
  expect(sendsNothing(applyButton())).toBe(true);
  await user.upload(field(), csv);
  await screen.findByText('Nothing has been changed yet.');
  screen.getByText('1 row would add a new tool');
  screen.getByText('2 rows would change a tool');
  expect(onImport.mock.calls).toEqual([[csv, true, expect.any(Function)]]);
  await user.click(applyButton());
  await screen.findByText('Imported.');
  screen.getByText('2 rows changed a tool');
  expect(onImport.mock.lastCall).toEqual([csv, false, expect.any(Function)]);
  expect(screen.queryByRole('button', { name: /^Import( [\d,]+ rows?)?$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays when the permission of its button is taken away', async () => {
  const call = apiRoutes.importTools;
  api.getPermissions.mockResolvedValue({ permissions: ['write_tools'] });
  const onImport = vi.fn<Import>(async () => ({ ...nothing, created: [2] }));
  const { client, user } = renderPage(
    <ImportButton call={call} texts={toolImportTexts} onImport={onImport} />,
    { as: { uid: 'olga', admin: true } },
  );
  await user.click(await screen.findByRole('button', { name: toolImportTexts.title }));
  await user.upload(field(), csv);
  await screen.findByText('1 row would add a new tool');
  api.getPermissions.mockResolvedValue({ permissions: ['read_tools'] });
  await client.refetchQueries({ queryKey: ['permissions'] });
  screen.getByText('1 row would add a new tool');
  await user.click(screen.getByRole('button', { name: /^(Close|Cancel)$/ }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('lists the changes, offers them as a download, and undoes them', async () => {
  const change = { row: 2, _id: 'plane', sku: 'PLN-1', toolName: 'Plane', exported: 'tool a 1' };
  const changes = [
    { ...change, field: 'available', before: '780', after: '800' },
    { ...change, field: 'price', before: '9.00', after: '90.00' },
    { ...change, row: 3, field: '_id', before: '', after: '' },
  ];
  const { user, onImport } = open({ ...nothing, changed: [2], changes });
  await user.upload(field(), csv);
  const rows = within(await screen.findByRole('region', { name: 'Changes' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SKUFieldOld → new',
    'PLN-1price9.00 → 90.00Large change',
    'PLN-1available780 → 800',
    'PLN-1tool– → new',
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search the changes' }), 'chisel');
  await screen.findByText('No change contains these words.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(applyButton());
  await user.click(await screen.findByRole('button', { name: 'Download the changes' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
  const [undone, dryRun] = onImport.mock.lastCall ?? [];
  expect(dryRun).toBe(false);
  const text = new TextDecoder().decode(await undone?.arrayBuffer());
  expect(text.split('\r\n')).toEqual([
    '_id,sku,toolName,field,before,after,exported',
    'plane,PLN-1,Plane,available,780,800,tool a 1',
    'plane,PLN-1,Plane,price,9.00,90.00,tool a 1',
    'plane,PLN-1,Plane,_id,,,tool a 1',
    '',
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('applies nothing when no row adds or changes a tool', async () => {
  const { user } = open({ ...nothing, unchanged: [2] });
  await user.upload(field(), csv);
  await screen.findByText('1 row matches the stored tool');
  expect(sendsNothing(applyButton())).toBe(true);
});

it('lists the rejected rows with column and cause, a page at a time', async () => {
  const rejected = Array.from({ length: 3_000 }, (_, at) => ({
    row: at + 2,
    column: 'price' as const,
    message: 'Price must be more than 0',
  }));
  const { user } = open({ ...nothing, rejected });
  await user.upload(field(), csv);
  await screen.findByText('3,000 rows would be left out');
  const rows = () =>
    within(screen.getByRole('region', { name: 'Rejected rows' }))
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(rows()).toHaveLength(51);
  expect(rows()[1]).toEqual(['2', 'price', 'Price must be more than 0']);
  screen.getByText('1–50 of 3,000');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  screen.getByText('51–100 of 3,000');
  expect(rows()[1]?.[0]).toBe('52');
  expect(sendsNothing(applyButton())).toBe(true);
});

it('shows why the server refuses a file, and accepts another one', async () => {
  const { user, onImport } = open({ ...nothing, changed: [2] });
  const errors = { file: 'There is no column “name|price”' };
  onImport.mockRejectedValueOnce(new ApiProblem('validation', 400, { errors }));
  await user.upload(field(), csv);
  expect((await screen.findByRole('alert')).textContent).toBe(errors.file);
  expect(sendsNothing(applyButton())).toBe(true);
  await user.upload(field(), csv);
  await screen.findByText('1 row would change a tool');
  expect(screen.queryByText(errors.file)).toBeNull();
});

it.each([
  [0, 'The file is empty'],
  [limits.csv.bytes + 1, 'This file is 21 MB. Choose one of at most 20 MB.'],
])('does not send a file of %i bytes', async (size, problem) => {
  const { user, onImport } = open();
  await user.upload(field(), Object.defineProperty(new File([], 'a.csv'), 'size', { value: size }));
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  expect(onImport).not.toHaveBeenCalled();
});

it('says what to do when the connection is lost while it applies a file', async () => {
  const { user, onImport } = open({ ...nothing, changed: [2] });
  await user.upload(field(), csv);
  await screen.findByText('1 row would change a tool');
  onImport.mockRejectedValueOnce(new ApiProblem('network', 0));
  await user.click(applyButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^We cannot reach the shop.*Apply again to import the rest/);
  await user.click(applyButton());
  await screen.findByText('1 row changed a tool');
  const [first, second] = onImport.mock.calls.slice(-2);
  expect(second?.[0]).toBe(first?.[0]);
});

it('explains the columns on demand', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show the columns' }));
  const row = within(screen.getByRole('region', { name: 'Columns' })).getByRole('row', {
    name: /^priceBreaks /,
  });
  expect(row.textContent).toContain('24: 8.90; 48: 8.40');
  await user.click(screen.getByRole('button', { name: 'Hide the columns' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull());
});
