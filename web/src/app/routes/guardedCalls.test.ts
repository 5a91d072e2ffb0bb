import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiRoute, apiRoutes, type Permission } from 'functions/contract';
import { expect, it } from 'vitest';
import { can } from '../../domain/staff/can.ts';

const root = join(import.meta.dirname, '../..');

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^testing\/|^prerender\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const namesIn = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));

const destructured = namesIn(/const \{([^}]*)\} = apiRoutes;/g).flatMap((names) =>
  names.split(',').map((name) => name.trim().replace(/:.*/, '')),
);

const used = new Set([...namesIn(/apiRoutes\s*\.(\w+)/g), ...destructured]);

/** Where a route decides what is shown: a question to `useMay`, an element, an action or a page. */
const guards = [
  /(?:may\w*|useMay\(\)|useMayOn\([^)]*\))\(\s*apiRoutes\.(\w+)/g,
  /useActing\([\w.]+,\s*apiRoutes\.(\w+)/g,
  /exportBy\(\s*apiRoutes\.(\w+)/g,
  /(?:call|by)=\{apiRoutes\.(\w+)\}/g,
  /(?:call|route): apiRoutes\.(\w+)/g,
  /\[[\w.]+, apiRoutes\.(\w+)\]/g,
  /adding: (\w+)/g,
];

const guarded = new Set(guards.flatMap(namesIn));

/** Calls that are sent from behind the guard of another one, whose permission has to be enough. */
const behind: Record<string, keyof typeof apiRoutes> = {
  addStaff: 'setStaffRoles',
  removeStaff: 'setStaffRoles',
  createRole: 'updateRole',
  getBankEntry: 'listBankEntries',
  saveBankFormat: 'importBankFile',
  deleteRole: 'updateRole',
  revokeKey: 'createKey',
  rotateKey: 'createKey',
  deleteWebhook: 'updateWebhook',
  replayDelivery: 'updateWebhook',
  replayPeriod: 'updateWebhook',
  rotateSecret: 'updateWebhook',
  testWebhook: 'updateWebhook',
  listDeliveries: 'getWebhook',
  listStaffInvitations: 'listStaffRoles',
  undoOrderStep: 'transitionOrder',
  getPickList: 'listOrders',
  printOrders: 'listOrders',
  listOrderNotes: 'listOrders',
  listCustomerNotes: 'getCustomer',
  listCompanyNotes: 'getCompany',
  getMailStatus: 'listMails',
  countFailedMails: 'listMails',
  listPrices: 'getPriceList',
  listStockEntries: 'adjustStock',
  // What users do with accounts, by `callOf`.
  grantAdmin: 'grantAdmin',
  withdrawAdmin: 'withdrawAdmin',
  deleteUser: 'deleteUser',
  deleteCustomer: 'deleteUser',
};

const routes: Record<string, ApiRoute & { audience: string }> = apiRoutes;

/** Whether a call takes one permission; those by a parameter are of the list or the document itself. */
const takesPermission = (name: string): boolean => {
  const permission = routes[name]?.permission;
  return typeof permission === 'string' && permission !== 'any';
};

const isOpen = (name: string) => takesPermission(name) && !guarded.has(name) && !behind[name];

it('each button of staff that changes something asks for the permission of its call', () => {
  expect([...used].filter((name) => routes[name]?.writes && isOpen(name)).sort()).toEqual([]);
});

it('nothing is read for staff alone without asking whether they may', () => {
  const open = [...used].filter((name) => routes[name]?.audience === 'staff' && isOpen(name));
  expect(open.sort()).toEqual([]);
});

it.each(Object.entries(behind))('who may call %s has what %s takes', (name, guard) => {
  const { permission } = apiRoutes[guard];
  expect(
    typeof permission === 'string' && can([permission as Permission], routes[name] ?? {}),
  ).toBe(true);
});
