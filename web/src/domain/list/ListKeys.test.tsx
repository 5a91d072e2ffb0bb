import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { useSelection } from '../../ui/lists/selection/useSelection.ts';
import { SearchField } from '../search/SearchField.tsx';
import { ListKeys } from './ListKeys.tsx';

const rows = ['One', 'Two', 'Three'].map((name) => ({ _id: name.toLowerCase(), name }));

const Page = ({ selectable = true }: { selectable?: boolean }) => {
  const selection = useSelection(rows.map(({ _id }) => _id));
  const nameOf = ({ name }: (typeof rows)[number]) => name;
  const link = (row: (typeof rows)[number]) => <RowLink to={`/${row._id}`}>{row.name}</RowLink>;
  return (
    <main id="main">
      <ListKeys />
      <SearchField label="Search" text="" onType={() => {}} onSearch={() => {}} />
      <DataList
        label="Things"
        rows={rows}
        columns={[{ id: 'name', header: 'Name', isName: true, cell: link }]}
        compact={(row) => ({ lines: [{ text: link(row) }] })}
        nameOf={nameOf}
        selection={selectable ? selection : null}
      />
    </main>
  );
};

const open = async (admin = true, page = <Page />) => {
  const rendered = renderPage(page, { as: { uid: 'nora', admin }, wide: true });
  if (admin) await screen.findByRole('status');
  return rendered;
};

const focused = () => document.activeElement?.textContent;
const said = () => screen.getByRole('status').textContent?.trim();

it('J and K move from row to row, and say where the list ends', async () => {
  const { user, address } = await open();
  await user.keyboard('jj');
  expect(focused()).toBe('Two');
  await user.keyboard('k');
  expect(focused()).toBe('One');
  await user.keyboard('k');
  expect([focused(), said()]).toEqual(['One', 'This is the first row.']);
  await user.keyboard('jjj');
  expect([focused(), said()]).toEqual(['Three', 'This is the last row.']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/three');
});

it('X selects the row and takes it out again, and the focus stays', async () => {
  const { user } = await open();
  await user.keyboard('x');
  expect(said()).toBe('Go to a row with J or K first.');
  await user.keyboard('jx');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select One' });
  expect([box.checked, focused(), said()]).toEqual([true, 'One', 'Selected.']);
  await user.keyboard('x');
  expect([box.checked, said()]).toEqual([false, 'No longer selected.']);
});

it('says that a row cannot be selected', async () => {
  const { user } = await open(true, <Page selectable={false} />);
  await user.keyboard('jx');
  expect(said()).toBe('This row cannot be selected.');
});

it('/ goes to the search, where the keys are text', async () => {
  const { user } = await open();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(field);
  await user.keyboard('/jx');
  expect(document.activeElement).toBe(field);
});

it('takes no key with Ctrl, below a dialog, or of a customer', async () => {
  const { user, unmount } = await open();
  await user.keyboard('{Control>}j{/Control}');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await user.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  dialog.remove();
  unmount();
  const other = await open(false);
  await other.user.keyboard('j');
  expect(document.activeElement).toBe(document.body);
});
