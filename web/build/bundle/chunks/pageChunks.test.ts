import { expect, it } from 'vitest';
import type { ModuleInfo } from './moduleGraph.ts';
import { pageChunks } from './pageChunks.ts';

const routes = '/src/app/routes/Routes.tsx';
const myOrders = '/src/pages/account/MyOrdersPage.tsx';
const quotes = '/src/pages/account/QuotesPage.tsx';
const tool = '/src/pages/shop/catalogue/ToolPage.tsx';
const dialog = '/src/features/AskDialog.tsx';
const otherDialog = '/src/features/OtherDialog.tsx';
const idle = '/src/features/session/state/watchSession.ts';

const starts = [routes, myOrders, quotes, tool, dialog, otherDialog, idle];

/** The chunks of modules with these importers and sizes. */
const chunksOf = (modules: Record<string, { importers: string[]; size?: number }>) => {
  const moduleOf = (id: string): ModuleInfo => ({
    isEntry: id === 'main',
    code: ' '.repeat(modules[id]?.size ?? 1),
    importers: modules[id]?.importers ?? [],
    importedIds: Object.keys(modules).filter((one) => modules[one]?.importers.includes(id)),
    dynamicImporters: starts.includes(id) ? ['main'] : [],
    dynamicallyImportedIds: id === 'main' ? starts : [],
  });
  const nameOf = pageChunks(() => false);
  const names = Object.keys(modules);
  return names.map((id) => nameOf(id, { getModuleInfo: moduleOf }));
};

it.each([
  ['one page', [myOrders]],
  ['dialogs', [dialog, otherDialog]],
  ['what loads once a page is idle', [idle, myOrders]],
])('lets the bundler choose the chunk of what only %s needs', (_name, importers) => {
  expect(chunksOf({ shared: { importers } })).toEqual([null]);
});

it('has one chunk for small modules, although not all pages need all of them', () => {
  const [first, second] = chunksOf({
    first: { importers: [myOrders, quotes] },
    second: { importers: [myOrders, quotes, tool] },
  });
  expect(first).not.toBeNull();
  expect(second).toBe(first);
});

it('has separate chunks for large modules that not all pages need', () => {
  const [first, second] = chunksOf({
    first: { importers: [myOrders, quotes], size: 1_000_000 },
    second: { importers: [myOrders, quotes, tool] },
  });
  expect(second).not.toBe(first);
});

it('has no chunks that import each other', () => {
  const [outer, middle, inner] = chunksOf({
    outer: { importers: [myOrders, quotes] },
    middle: { importers: ['outer', tool], size: 1_000_000 },
    inner: { importers: ['middle', dialog] },
  });
  expect(outer === inner && outer !== middle).toBe(false);
});

it('loads at most eight shared chunks with a page', () => {
  const others = Array.from({ length: 12 }, (_, index) => `/src/pages/admin/${index}Page.tsx`);
  starts.push(...others);
  const chunks = chunksOf(
    Object.fromEntries(
      others.map((page) => [`of ${page}`, { importers: [myOrders, page], size: 1_000_000 }]),
    ),
  );
  expect(new Set(chunks).size).toBeLessThanOrEqual(8);
});
