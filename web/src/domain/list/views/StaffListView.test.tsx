import { screen, waitFor, within } from '@testing-library/react';
import type { ListViews, SavedView } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column } from '../../../ui/lists/rows/dataListProps.ts';
import { StaffListView } from './StaffListView.tsx';
import type { StaffKind } from './useViewedList.ts';

interface Row {
  _id: string;
  name: string;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'No.', isName: true, cell: ({ name }) => name },
  { id: 'date', header: 'Date', cell: () => '1 Nov' },
  { id: 'sum', header: 'Sum', cell: () => '$5.00' },
];

const kind: StaffKind = {
  title: 'Orders',
  staffList: 'orders',
  columns,
  filter: {
    name: 'status',
    texts: { open: 'Open', late: 'Late' },
  },
};

const late: SavedView = {
  _id: 'late',
  name: 'Late ones',
  query: 'status=late',
  columns: ['name', 'sum'],
  shared: false,
  owner: 'ada',
  ownerName: 'Ada Admin',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const shared: SavedView = { ...late, _id: 'ben', name: 'Of Ben', owner: 'ben', ownerName: 'Ben' };

const stored: ListViews = { density: 'compact', columns: null, views: [late, shared] };

const compact = ({ name }: Row) => ({ lines: [{ text: name }] as [{ text: string }] });

const open = (at = '/', wide = true) =>
  renderPage(
    <StaffListView kind={kind}>
      <DataList
        label="Orders"
        rows={[{ _id: 'one', name: 'TH-1' }]}
        columns={columns}
        compact={compact}
        nameOf={({ name }) => name}
      />
    </StaffListView>,
    { at, as: { uid: 'ada', admin: true }, wide },
  );

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const click = async (page: ReturnType<typeof open>, role: string, name: string | RegExp) =>
  page.user.click(await screen.findByRole(role, { name }));

beforeEach(() => {
  api.getListViews.mockResolvedValue(stored);
  api.saveListLayout.mockResolvedValue({ acknowledged: true });
});

describe('The views of a list', () => {
  it('open with their filters and columns, which the address holds', async () => {
    const page = open();
    await click(page, 'button', 'Views');
    await screen.findByText('Shared by Ben');
    await click(page, 'menuitem', 'Late ones');
    await screen.findByRole('button', { name: 'View: Late ones' });
    expect(page.address()).toBe('/?status=late&columns=name%2Csum&view=late');
    expect(headers()).toEqual(['No.', 'Sum']);
    expect(screen.queryByText('Changed')).toBeNull();
  });

  it('are saved under a name, with what the address has', async () => {
    const page = open('/?q=oak&status=late');
    api.createView.mockResolvedValue({ acknowledged: true, insertedId: 'late', view: late });
    await click(page, 'button', 'Save view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await page.user.click(dialog.getByRole('button', { name: 'Save view' }));
    await dialog.findByText('Enter a name for the view');
    await page.user.type(dialog.getByLabelText('Name'), 'Oak');
    await page.user.click(dialog.getByLabelText('Share with all staff'));
    await page.user.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(page.address()).toContain('view=late'));
    const { params, body } = api.createView.mock.lastCall?.[0] ?? expect.fail('not sent');
    expect(params).toEqual({ list: 'orders' });
    expect(body).toEqual({ name: 'Oak', shared: true, query: 'q=oak&status=late', columns: null });
  });

  it('that have changed are updated by their owner; those of others are saved as new', async () => {
    const page = open('/?status=late&sort=oldest&columns=name,sum&view=late');
    api.changeView.mockResolvedValue({ acknowledged: true, view: late });
    await screen.findByText('Changed');
    await click(page, 'button', 'Update view');
    await waitFor(() => expect(api.changeView).toHaveBeenCalledOnce());
    expect(api.changeView.mock.lastCall?.[0]).toMatchObject({
      params: { list: 'orders', id: 'late' },
      body: { query: 'sort=oldest&status=late', columns: ['name', 'sum'] },
    });
    page.unmount();
    open('/?status=late&sort=oldest&view=ben');
    await screen.findByRole('button', { name: 'View: Of Ben' });
    screen.getByRole('button', { name: 'Save view' });
    expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  });

  it('are renamed, shared and deleted by their owner', async () => {
    const page = open('/?status=late&columns=name,sum&view=late');
    api.changeView.mockResolvedValue({ acknowledged: true, view: { ...late, shared: true } });
    await click(page, 'button', 'View: Late ones');
    await click(page, 'menuitem', 'Share with all staff');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('All staff see Late ones now', { variant: 'success' }),
    );
    api.deleteView.mockResolvedValue({ acknowledged: true, deletedCount: 1 });
    await click(page, 'button', 'View: Late ones');
    await click(page, 'menuitem', 'Delete…');
    await click(page, 'button', 'Delete');
    await waitFor(() => expect(page.address()).not.toContain('view='));
    expect(page.address()).toBe('/?status=late&columns=name%2Csum');
  });

  it('say what they have that the list lacks, and that one of an address is gone', async () => {
    const old = { ...late, query: 'status=lost', columns: ['name', 'weight'] };
    api.getListViews.mockResolvedValue({ ...stored, views: [old] });
    const page = open('/?columns=name&view=late');
    await screen.findByText(/the filter status: lost, the column weight\. It opens with the rest/);
    screen.getByRole('button', { name: 'Update view' });
    page.unmount();
    open('/?status=late&view=gone');
    await screen.findByText(/was deleted, or is not shared with you/);
  });

  it('say why a change of a deleted one has failed', async () => {
    const page = open('/?view=late');
    api.changeView.mockRejectedValue(new ApiProblem('view-not-found', 404));
    await click(page, 'button', 'Update view');
    await waitFor(() => expect(toast.mock.lastCall?.[0]).toMatch(/This view no longer exists/));
    expect(api.getListViews).toHaveBeenCalledTimes(2);
  });

  it('that could not be read are fetched from the menu', async () => {
    api.getListViews.mockRejectedValueOnce(new ApiProblem('unavailable', 503));
    const page = open();
    await click(page, 'button', 'Views');
    await click(page, 'menuitem', /^Try again/);
    await screen.findByText('Shared by Ben');
  });
});

describe('The display of a list', () => {
  it('is chosen once for the account: columns and the room of the rows', async () => {
    const page = open();
    await waitFor(() => expect(api.getListViews).toHaveBeenCalled());
    await click(page, 'button', 'Display');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rows' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'No.' }).disabled).toBe(true);
    api.getListViews.mockResolvedValue({ ...stored, columns: ['name', 'sum'] });
    await page.user.click(dialog.getByRole('checkbox', { name: 'Date' }));
    await waitFor(() =>
      expect(api.saveListLayout.mock.lastCall?.[0]).toMatchObject({
        params: { list: 'orders' },
        body: { columns: ['name', 'sum'] },
      }),
    );
    await page.user.click(dialog.getByRole('button', { name: 'Comfortable' }));
    await waitFor(() => expect(api.saveListLayout).toHaveBeenCalledTimes(2));
    expect(api.saveListLayout.mock.lastCall?.[0]).toMatchObject({
      body: { density: 'comfortable' },
    });
    expect(page.address()).toBe('/');
  });

  it('of a view is part of the address, and so of the view', async () => {
    const page = open('/?status=late&columns=name,sum&view=late');
    await screen.findByRole('button', { name: 'View: Late ones' });
    await click(page, 'button', 'Display');
    await click(page, 'checkbox', 'Date');
    await screen.findByText('Changed');
    expect(page.address()).toContain('columns=name%2Cdate%2Csum');
    expect(api.saveListLayout).not.toHaveBeenCalled();
  });

  it('shows the same fields in the rows of a phone', async () => {
    api.getListViews.mockResolvedValue({ ...stored, columns: ['name', 'sum'] });
    open('/', false);
    const row = await screen.findByRole('listitem');
    await waitFor(() => expect(row.textContent).toBe('TH-1Sum$5.00'));
  });
});
