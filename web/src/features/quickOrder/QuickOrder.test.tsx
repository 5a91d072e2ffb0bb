import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits, normaliseSku, type ResolvedRows, type Tool } from 'functions/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, readCart } from '../../domain/cart/stored/storedCart.ts';
import { plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { QuickOrder } from './QuickOrder.tsx';

vi.unmock('../../lib/api/api.ts');
vi.unmock('../../lib/api/readPage.ts');

const toolOf = (sku: string, fields: Partial<Tool> = {}): Tool => ({
  ...plane,
  _id: sku.toLowerCase(),
  sku,
  toolName: `Tool ${sku}`,
  price: 10,
  ...fields,
});

const packs = toolOf('CLP-0002', { orderMultiple: 12, minOrder: 24 });
const tools = [toolOf('PLN-0004'), packs, toolOf('0012345'), toolOf('SAW-0001', { minOrder: 1 })];

/** The SKUs of each lookup. */
const lookups: string[][] = [];
/** Waits before each lookup. */
let gate: () => Promise<void> = async () => {};
let isOffline = false;

const isOf = (text: string, { sku, toolName }: Tool): boolean =>
  normaliseSku(text) === sku || text.toLowerCase() === toolName.toLowerCase();

const resolve = async (body: string): Promise<ResolvedRows> => {
  const { rows } = JSON.parse(body) as { rows: { sku: string }[] };
  lookups.push(rows.map(({ sku }) => sku));
  await gate();
  const found = rows.map(({ sku: text }) => tools.find((tool) => isOf(text, tool)) ?? null);
  return {
    rows: found.map((tool) => ({ tool, quantity: 1, price: null, problem: null })),
    orderMinimum: 0,
    companiesOnly: false,
    assortment: 'all',
    taxRate: 0,
  };
};

const search = (url: string) => {
  const words = (new URL(url, 'http://shop.test').searchParams.get('q') ?? '').toLowerCase();
  const matches = ({ sku, toolName }: Tool) => `${sku} ${toolName}`.toLowerCase().includes(words);
  return tools.filter(matches);
};

const answer = async (url: string, init?: RequestInit) => {
  if (isOffline) throw new TypeError('offline');
  const body = url.includes('/cart/resolve') ? await resolve(String(init?.body)) : search(url);
  return new Response(JSON.stringify(body));
};

const open = () => {
  const page = renderPage(<QuickOrder />);
  return { ...page, user: userEvent.setup() };
};

const cell = (column: 'SKU' | 'Quantity', row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${column}, row ${row}`);
const rowAt = (number: number) => screen.getAllByRole('listitem')[number - 1] as HTMLElement;
const counts = (text: string) => screen.findByText(text);
const texts = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(' '))
    .filter((text) => text.trim() !== '');
const paste = (text: string, column: 'SKU' | 'Quantity' = 'SKU', row = 1) => {
  cell(column, row).focus();
  fireEvent.paste(cell(column, row), { clipboardData: { getData: () => text } });
};
const cart = () => readCart().lines.map(({ toolId, quantity }) => [toolId, quantity]);
const addButton = () => screen.getByRole('button', { name: /^Add \d+ tools? to the cart$/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lookups.length = 0;
  gate = async () => {};
  isOffline = false;
  vi.stubGlobal('fetch', vi.fn(answer));
});

describe('QuickOrder', () => {
  it('is filled with the keyboard alone', async () => {
    const { user } = open();
    await user.click(cell('SKU', 1));
    await user.keyboard('pln-0004{Enter}12{Enter}SAW-0001{Enter}3{Enter}');
    expect(document.activeElement).toBe(cell('SKU', 3));
    await counts('2 ready');
    within(rowAt(1)).getByText('12 × $10.00');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell('SKU', 2));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(cart()).toEqual([
      ['pln-0004', 12],
      ['saw-0001', 3],
    ]);
    expect(texts()).toEqual([]);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('completes a SKU by its name', async () => {
    const { user } = open();
    await user.click(cell('SKU', 1));
    await user.keyboard('clp');
    const option = await screen.findByRole('option', { name: /CLP-0002/ });
    expect(cell('SKU', 1).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(cell('SKU', 1).getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}24');
    expect(texts()).toEqual(['CLP-0002 24']);
    await counts('1 ready');
    expect(lookups.flat()).not.toContain('CLP-0002');
  });

  it('closes the list with Escape, and takes an option with the mouse', async () => {
    const { user } = open();
    await user.click(cell('SKU', 1));
    await user.keyboard('tool');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(await screen.findByRole('option', { name: /SAW-0001/ }));
    expect(cell('SKU', 1).value).toBe('SAW-0001');
    expect(document.activeElement).toBe(cell('Quantity', 1));
  });

  it('answers each pasted row, and adds the ready ones', async () => {
    const { user } = open();
    paste('SKU\tQuantity\nPLN-0004\t12\nNOTHING-1\t5\nCLP-0002\t30\nSAW-0001\t2.5\nSAW-0001\t=1+1');
    await counts('1 ready, 4 need attention');
    expect(lookups).toEqual([['CLP-0002', 'NOTHING-1', 'PLN-0004', 'SAW-0001']]);
    within(rowAt(2)).getByText('No tool has the SKU NOTHING-1');
    within(rowAt(3)).getByText('Sold in multiples of 12');
    within(rowAt(4)).getByText('Enter a whole number of pieces');
    within(rowAt(5)).getByText(/^Formulas are not calculated here/);
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(cell('SKU', 2));
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(cell('Quantity', 3));
    await user.click(screen.getByRole('button', { name: 'Take 36: Tool CLP-0002' }));
    await counts('2 ready, 3 need attention');
    await user.click(addButton());
    expect(cart()).toEqual([
      ['pln-0004', 12],
      ['clp-0002', 36],
    ]);
    expect(texts()).toEqual(['NOTHING-1 5', 'SAW-0001 2.5', 'SAW-0001 =1+1']);
  });

  it('undoes what was added, in the cart too', async () => {
    const { user } = open();
    changeCart((stored) => ({
      ...stored,
      lines: [{ toolId: 'pln-0004', quantity: 20, toolName: 'Plane', unitPrice: 1_000 }],
    }));
    paste('PLN-0004\t12\nSAW-0001\t1');
    await counts('2 ready');
    within(rowAt(1)).getByText(/20 in the cart already: 32 in all/);
    await user.click(addButton());
    expect(cart()).toEqual([
      ['pln-0004', 32],
      ['saw-0001', 1],
    ]);
    screen.getByText(/^2 tools were added to the cart. Already there, so more of: Tool PLN-0004/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart()).toEqual([['pln-0004', 20]]);
    expect(texts()).toEqual(['PLN-0004 12', 'SAW-0001 1']);
  });

  it('leaves and names what does not fit into the cart', async () => {
    const { user } = open();
    const lines = Array.from({ length: limits.orderLines - 1 }, (_, at) => ({
      toolId: `other-${at}`,
      quantity: 1,
      toolName: 'Other',
      unitPrice: 100,
    }));
    changeCart((stored) => ({ ...stored, lines }));
    paste('PLN-0004\t12\nSAW-0001\t1');
    await counts('2 ready');
    await user.click(addButton());
    screen.getByText(/A cart has room for 50 tools. Still here: Tool SAW-0001.$/);
    expect(texts()).toEqual(['SAW-0001 1']);
    expect(cart()).toHaveLength(limits.orderLines);
  });

  it('counts rows for the same tool together', async () => {
    const { user } = open();
    paste('CLP-0002\t12\nPLN-0004\t10\nclp-0002\t12');
    await counts('2 ready');
    within(rowAt(1)).getByText(/Together with row 3: 24 pieces/);
    within(rowAt(3)).getByText('Counted in row 1');
    await user.type(cell('Quantity', 3), '5');
    await user.click(screen.getByRole('button', { name: 'Take 132: Tool CLP-0002' }));
    expect(texts()).toEqual(['CLP-0002 132', 'PLN-0004 10']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toEqual(['CLP-0002 12', 'PLN-0004 10', 'clp-0002 125']);
  });

  it('shows a late answer only in rows with its SKU', async () => {
    const { user } = open();
    const waiting: (() => void)[] = [];
    gate = () => new Promise((release) => waiting.push(release));
    paste('PLN-0004\t12\n\t');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await user.clear(cell('SKU', 1));
    await user.type(cell('SKU', 1), 'SAW-0001{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    await within(rowAt(1)).findByText('Tool SAW-0001');
    waiting[0]?.();
    await user.type(cell('SKU', 2), 'PLN-0004{Enter}10');
    await waitFor(() => expect(lookups.length).toBeGreaterThan(1));
    waiting.at(-1)?.();
    await within(rowAt(2)).findByText('Tool PLN-0004');
    within(rowAt(1)).getByText('Tool SAW-0001');
  });

  it('says what it leaves out of 10,000 rows', async () => {
    open();
    paste(Array.from({ length: 10_000 }, (_, at) => `AAA-${at + 1}\t1`).join('\n'));
    screen.getByText(/^200 rows added. 9,800 rows were left out, from AAA-201 on:/);
    expect(texts()).toHaveLength(limits.cartRows);
    await counts('0 ready, 200 need attention');
    expect(lookups).toHaveLength(1);
  });

  it('reads a code and a quantity in one cell, unless the whole text is a code', async () => {
    const { user } = open();
    await user.click(cell('SKU', 1));
    await user.keyboard('0012345 12{Enter}');
    await counts('1 ready');
    expect(texts()).toEqual(['0012345 12']);
    paste('PLN-0004 12\nTool SAW-0001 3\nNOTHING 4', 'SKU', 2);
    await counts('3 ready, 1 needs attention');
    expect(texts().slice(1)).toEqual(['PLN-0004 12', 'Tool SAW-0001 3', 'NOTHING 4']);
  });

  it('looks up to 200 rows up whose codes and quantities are separated by blanks', async () => {
    open();
    paste(Array.from({ length: limits.cartRows }, (_, at) => `AAA-${at + 1} 1`).join('\n'));
    await counts('0 ready, 200 need attention');
    for (const texts of lookups) expect(texts.length).toBeLessThanOrEqual(limits.cartRows);
  });

  it('asks with the keyboard which column has the quantities', async () => {
    const { user } = open();
    paste('SKU;Stock;Qty;Pieces\nPLN-0004;780;12;9\nSAW-0001;640;5;3');
    expect(texts()).toEqual(['PLN-0004 ', 'SAW-0001 ']);
    screen.getByText(/^2 rows added\. No column is clearly the quantity.*Which column has/);
    const choices = screen.getByRole('group', { name: 'Column of the quantities' });
    expect(within(choices).getAllByRole('button')).toHaveLength(2);
    expect(document.activeElement).toBe(
      within(choices).getByRole('button', { name: 'Qty (12; 5)' }),
    );
    await user.type(cell('Quantity', 2), '8');
    await user.tab({ shift: true });
    within(choices).getByRole('button', { name: 'Qty (12; 5)' }).focus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['PLN-0004 12', 'SAW-0001 8']);
    expect(document.activeElement).toBe(cell('Quantity', 1));
    await counts('2 ready');
  });

  it('takes no price of our own price list for a quantity', async () => {
    open();
    paste('sku,toolName,listPrice,price\nPLN-0004,Plane,12,8');
    screen.getByText(/^1 row added\. No column is clearly the quantity.*Enter the quantities\.$/);
    expect(texts()).toEqual(['PLN-0004 ']);
  });

  it('refuses more than 2 MB, and text without rows', async () => {
    open();
    paste(`A-1\t1\n${'x'.repeat(2 * 1024 * 1024)}`);
    screen.getByText(/^This is more than 2 MB of text/);
    expect(texts()).toEqual([]);
  });

  it('fills a pasted column of quantities', async () => {
    open();
    paste('PLN-0004\nSAW-0001');
    paste('1,200\n3', 'Quantity', 1);
    expect(texts()).toEqual(['PLN-0004 1,200', 'SAW-0001 3']);
  });

  it('leaves the paste of one cell to the browser', async () => {
    const { user } = open();
    await user.click(cell('Quantity', 1));
    await user.paste('1,200');
    await user.click(cell('SKU', 1));
    await user.paste('PLN-0004\r\n');
    expect(texts()).toEqual(['PLN-0004 1,200']);
  });

  it('keeps the rows over a reload, until they are removed', async () => {
    const { user, unmount } = open();
    paste('PLN-0004\t12\nSAW-0001\t1');
    unmount();
    const { unmount: leave } = open();
    expect(texts()).toEqual(['PLN-0004 12', 'SAW-0001 1']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(texts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(texts()).toEqual(['SAW-0001 1']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    leave();
    open();
    expect(texts()).toEqual([]);
  });

  it('keeps the rows while offline, and checks them on retry', async () => {
    isOffline = true;
    const { user } = open();
    paste('PLN-0004\t12');
    await screen.findByText(/We cannot reach the shop/);
    within(rowAt(1)).getByText('Not checked');
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await counts('1 ready');
    expect(screen.queryByText(/We cannot reach the shop/)).toBeNull();
  });

  it('suggests tools for a SKU that no tool has', async () => {
    const { user } = open();
    paste('PLN-004\t12');
    await user.click(await screen.findByRole('button', { name: 'PLN-0004 Tool PLN-0004' }));
    expect(texts()).toEqual(['PLN-0004 12']);
    await counts('1 ready');
  });

  it('reads a chosen file, and a dropped one', async () => {
    const { user } = open();
    const file = new File(['SKU;Menge\r\nPLN-0004;1.200\r\n'], 'order.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('CSV file of rows'), file);
    await waitFor(() => expect(texts()).toEqual(['PLN-0004 1.200']));
    const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'order.csv');
    fireEvent.drop(cell('SKU', 1), { dataTransfer: { types: ['Files'], files: [workbook] } });
    await screen.findByText(/save the sheet as CSV/);
    expect(texts()).toEqual(['PLN-0004 1.200']);
  });

  it('adds rows that were pasted into the field for them', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Paste rows' }));
    await user.click(screen.getByLabelText(/^Rows from a spreadsheet/));
    await user.paste('PLN-0004,12');
    await user.click(screen.getByRole('button', { name: 'Add the rows' }));
    expect(texts()).toEqual(['PLN-0004 12']);
  });

  it('takes exact names, and quantities with their unit', async () => {
    const { user } = open();
    paste('tool pln-0004\t12 pcs\nTool SAW-0001\t3 Stk\nCLP\u20110002\t24 packs');
    await counts('2 ready, 1 needs attention');
    within(rowAt(1)).getByText('12 × $10.00');
    within(rowAt(2)).getByText('3 × $10.00');
    await user.click(within(rowAt(3)).getByRole('button', { name: 'Take 24: Tool CLP-0002' }));
    await counts('3 ready');
  });

  it('suggests the SKU that a spreadsheet has made a number of', async () => {
    const { user } = open();
    paste('12345\t12');
    await user.click(await screen.findByRole('button', { name: '0012345 Tool 0012345' }));
    expect(texts()).toEqual(['0012345 12']);
  });

  it('removes a blank row with Backspace', async () => {
    const { user } = open();
    paste('PLN-0004\t12\nSAW-0001\t1');
    await user.click(cell('SKU', 3));
    await user.keyboard('{Backspace}');
    expect(texts()).toEqual(['PLN-0004 12', 'SAW-0001 1']);
    await user.click(cell('SKU', 1));
    await user.keyboard('{Control>}{Delete}{/Control}');
    expect(texts()).toEqual(['SAW-0001 1']);
    expect(document.activeElement).toBe(cell('SKU', 1));
  });
});
