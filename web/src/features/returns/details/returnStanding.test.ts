// @vitest-environment node
import { type OrderReturn, returnStatuses } from 'functions/contract';
import { expect, it } from 'vitest';
import { carla, nora } from '../../../testing/actors.ts';
import {
  approvedReturn,
  closedReturn,
  returnAfter,
  returnLineOf,
  returnOf,
} from '../../../testing/returns.ts';
import { standingOf } from './returnStanding.ts';

const received = returnAfter(['approved', 'received'], {
  lines: [returnLineOf({ approved: 2, received: 1 })],
});
const unsettled = {
  ...returnAfter(['approved', 'received', 'closed']),
  creditNoteNumber: null,
};

it.each<[OrderReturn, customer: string, admin: string]>([
  [returnOf(), 'We are looking at your request', 'Carla Customer waits for your decision'],
  [
    approvedReturn(),
    'Please send the parcel: it has to arrive by 27 December 2026',
    '2 pieces to arrive by 27 December 2026',
  ],
  [
    returnAfter(['approved'], { kind: 'claim' }),
    'We have accepted your claim',
    'Approved, and still to be settled',
  ],
  [received, 'Your parcel has arrived with 1 piece', '1 piece counted, and still to be settled'],
  [closedReturn(), 'Your return is settled', 'Return settled'],
  [returnAfter(['declined']), 'We cannot accept your return', 'Declined'],
])('says where %j stands, to its customer and to staff', (found, customer, admin) => {
  expect(standingOf(found, carla).title).toBe(customer);
  expect(standingOf(found, nora).title).toBe(admin);
});

it('speaks to an admin as to the customer who asked for the return', () => {
  expect(standingOf(returnOf({ payerId: 'nora' }), nora).title).toBe(
    'We are looking at your request',
  );
});

it('says what the customer gets', () => {
  expect(standingOf(closedReturn(), carla).text).toBe('You get a credit note and a replacement.');
  expect(standingOf({ ...closedReturn(), shipmentNumber: null }, nora).text).toBe(
    'The customer gets a credit note.',
  );
  expect(standingOf(unsettled, carla).text).toBe('There is no credit and no replacement.');
});

it('names the reason of a refusal', () => {
  expect(standingOf(returnAfter(['declined']), carla).text).toBe(
    'Reason: Used\nPlease write to us if we have missed something.',
  );
  expect(standingOf(returnAfter(['declined']), nora).text).toBe('Reason: Used');
});

it('has a title and a text for each status', () => {
  for (const status of returnStatuses)
    for (const caller of [carla, nora]) {
      const { title, text } = standingOf(returnOf({ status }), caller);
      expect(title + text, status).not.toMatch(/undefined|null/);
      expect(title.length, status).toBeGreaterThan(5);
    }
});
