import { apiRoutes } from 'functions/contract';
import { expect, it } from 'vitest';
import { can } from './can.ts';

it.each([
  ['shipOrder', ['write_shipments'], true],
  ['shipOrder', ['read_shipments', 'write_orders'], false],
  ['listOrders', ['write_orders'], true],
  ['tasks', ['read_audit'], true],
  ['tasks', [], false],
  ['assign', ['write_inquiries'], true],
  ['assign', ['read_orders'], false],
  ['getHome', [], true],
] as const)('%s with %j: %j', (name, held, expected) => {
  expect(can(held, apiRoutes[name])).toBe(expected);
});

it('decides about a call by a parameter by its value, if there is one', () => {
  expect(can(['write_orders'], apiRoutes.assign)).toBe(true);
  expect(can(['write_orders'], apiRoutes.assign, 'order')).toBe(true);
  expect(can(['write_orders'], apiRoutes.assign, 'quote')).toBe(false);
});
