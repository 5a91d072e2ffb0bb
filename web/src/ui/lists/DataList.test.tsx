import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { DataList } from './DataList.tsx';
import type { ListSort } from './rows/dataListProps.ts';
import { useSelection } from './selection/useSelection.ts';

interface Plane {
  _id: string;
  name: string;
  price: number;
}

const planes: Plane[] = [
  { _id: 'jack', name: 'Jack plane', price: 64 },
  { _id: 'block', name: 'Block plane', price: 31 },
];

const remove = vi.fn();

const actions = ({ _id }: Plane) => [
  { label: 'Edit', icon: '', to: `/planes/${_id}` },
  {
    label: 'Delete',
    icon: '',
    destructive: true,
    run: () => remove(_id),
    reason: _id === 'block' ? 'It has been ordered.' : null,
  },
];

const Planes = ({ sort }: { sort: ListSort }) => (
  <DataList
    label="Planes"
    rows={planes}
    columns={[
      { id: 'number', header: 'No.', width: 48, cell: (_plane, number) => number },
      {
        id: 'name',
        header: 'Name',
        isName: true,
        sorts: { ascending: 'name' },
        cell: ({ name }) => name,
      },
      { id: 'price', header: 'Price', align: 'right', width: 96, cell: ({ price }) => price },
    ]}
    compact={({ name, price }, number) => ({
      lines: [{ text: name, end: price }, { text: `No. ${number}` }],
    })}
    nameOf={({ name }) => name}
    actions={actions}
    actionsHeader="Action"
    selection={useSelection(['jack'])}
    canSelect={({ _id }) => _id === 'jack'}
    details={({ name }) => `All about the ${name}`}
    sort={sort}
  />
);

const show = (wide: boolean) => {
  const onChange = vi.fn();
  const sort = { value: 'newest', initial: 'newest', onChange };
  return { onChange, user: renderPage(<Planes sort={sort} />, { wide }).user };
};

beforeEach(() => {
  remove.mockReset();
});

describe('DataList on a wide screen', () => {
  it('is a table with a heading for each column', () => {
    show(true);
    screen.getByRole('table', { name: 'Planes' });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['', 'No.', 'Name', 'Price', 'Action']);
    const row = within(screen.getByRole('row', { name: /Block plane/ }));
    expect(row.getByRole('rowheader').textContent).toBe('Block plane');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '',
      '2',
      '31',
      'It has been ordered.',
    ]);
  });

  it('names the row of each button, and links or runs the action', async () => {
    const { user } = show(true);
    const row = within(screen.getByRole('row', { name: /Jack plane/ }));
    expect(row.getByRole('link', { name: 'Edit', description: 'Jack plane' })).toHaveProperty(
      'pathname',
      '/planes/jack',
    );
    await user.click(row.getByRole('button', { name: 'Delete', description: 'Jack plane' }));
    expect(remove.mock.calls).toEqual([['jack']]);
  });

  it('keeps a disabled button focusable, with the reason', async () => {
    const { user } = show(true);
    const row = within(screen.getByRole('row', { name: /Block plane/ }));
    const button = row.getByRole('button', { description: 'Block plane It has been ordered.' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(remove).not.toHaveBeenCalled();
  });

  it('selects only the rows that can be selected', async () => {
    const { user } = show(true);
    expect(screen.queryByRole('checkbox', { name: 'Select Block plane' })).toBeNull();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Jack plane' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(box.checked).toBe(true);
  });

  it('sorts by the header of a column', async () => {
    const { user, onChange } = show(true);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onChange.mock.calls).toEqual([['name']]);
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
  });
});

describe('DataList on a phone', () => {
  it('is a list of rows with the lines', () => {
    show(false);
    expect(screen.queryByRole('table')).toBeNull();
    const list = within(screen.getByRole('list', { name: 'Planes' }));
    const [jack] = list.getAllByRole('listitem');
    expect(jack?.textContent).toBe('Jack plane64No. 1');
  });

  it('has the actions in a menu, and focuses its button before one runs', async () => {
    const { user } = show(false);
    const button = screen.getByRole('button', { name: 'Actions on Jack plane' });
    remove.mockImplementation(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveProperty('pathname', '/planes/jack');
    await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
    expect(remove.mock.calls).toEqual([['jack']]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows why an action is disabled', async () => {
    const { user } = show(false);
    await user.click(screen.getByRole('button', { name: 'Actions on Block plane' }));
    const item = screen.getByRole('menuitem', { name: /^Delete/ });
    expect(item.textContent).toContain('It has been ordered.');
    await user.click(item);
    expect(remove).not.toHaveBeenCalled();
    screen.getByRole('menu');
  });
});

describe.each([true, false])('DataList (wide: %s)', (isWide) => {
  it('shows and hides the details of a row', async () => {
    const { user } = show(isWide);
    const button = screen.getByRole('button', { name: 'Details', description: 'Jack plane' });
    await user.click(button);
    screen.getByText('All about the Jack plane');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(screen.queryByText('All about the Jack plane')).toBeNull();
  });
});
