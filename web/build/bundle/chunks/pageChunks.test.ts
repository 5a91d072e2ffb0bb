import { expect, it } from 'vitest';
import { pageChunk } from './pageChunks.ts';

const pages = '/web/src/pages';

/** The chunk of a module that these modules share, which are loaded with dynamic imports. */
const chunkOf = (...importers: string[]) =>
  pageChunk('/shared.ts', {
    getModuleInfo: (id) => ({
      isEntry: false,
      importers: id === '/shared.ts' ? importers : [],
      dynamicImporters: id === '/shared.ts' ? [] : ['/routes.tsx'],
    }),
  });

const tool = `${pages}/shop/catalogue/ToolPage.tsx`;
const contact = `${pages}/shop/information/ContactPage.tsx`;
const cart = `${pages}/shop/buying/CartPage.tsx`;
const quickOrder = `${pages}/shop/buying/QuickOrderPage.tsx`;
const checkout = `${pages}/shop/buying/checkout/CheckoutPage.tsx`;
const login = `${pages}/account/session/LoginPage.tsx`;
const myOrders = `${pages}/account/MyOrdersPage.tsx`;
const allOrders = `${pages}/admin/sales/AllOrdersPage.tsx`;
const settings = `${pages}/admin/operations/SettingsPage.tsx`;
const dialog = '/web/src/features/inquiries/AskDialog.tsx';
const frame = '/web/src/app/routes/SessionFrame.tsx';
const idle = '/web/src/layouts/store/SessionNavigation.tsx';

it.each([
  ['shop-pages', [tool, allOrders]],
  ['admin-pages', [allOrders, settings]],
  ['admin-pages', [allOrders, contact]],
  ['dashboard', [allOrders, myOrders]],
  ['dashboard', [myOrders, `${pages}/account/AddressesPage.tsx`]],
  ['shop-pages', []],
  ['cart-pages', [cart, quickOrder]],
  ['lines', [cart, allOrders]],
  ['orders', [checkout, myOrders]],
  ['fields', [login, settings]],
  ['shop-pages', [login, cart]],
  ['shop-pages', [frame, allOrders]],
])('%s has what such pages share', (chunk, importers) => {
  expect(chunkOf(...importers)).toBe(chunk);
});

/** The chunk of a module that imports Formik, which these modules share. */
const formChunkOf = (...importers: string[]) =>
  pageChunk('/form.ts', {
    getModuleInfo: (id) => ({
      isEntry: false,
      importers: id === '/form.ts' ? importers : [],
      importedIds: id === '/form.ts' ? ['/node_modules/formik/index.js'] : [],
      dynamicImporters: id === '/form.ts' ? [] : ['/routes.tsx'],
    }),
  });

it.each([
  ['forms', [login, settings]],
  ['order-forms', [checkout, myOrders]],
  ['dashboard-forms', [allOrders, settings]],
  ['dashboard-forms', [myOrders, settings]],
])('%s has what needs Formik and such pages share', (chunk, importers) => {
  expect(formChunkOf(...importers)).toBe(chunk);
});

it.each([
  ['one page', [allOrders]],
  ['pages with information', [contact, `${pages}/shop/information/TermsPage.tsx`]],
  ['dialogs', [dialog, '/web/src/features/inquiries/OtherDialog.tsx']],
  ['what loads once a page is idle', [idle, allOrders]],
])('the bundler chooses the chunk of what only %s needs', (_name, importers) => {
  expect(chunkOf(...importers)).toBeNull();
});
