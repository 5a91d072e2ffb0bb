import { act, renderHook } from '@testing-library/react';
import type { OrderLinesBody } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeDrafts } from '../../drafts.ts';
import { blankValues } from './checkoutForm.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';

const typed = { ...blankValues, phoneNumber: '0171', poNumber: 'PO 7' };
const order: OrderLinesBody = {
  phoneNumber: '01712345678',
  orderAddress: '12 Mill Lane',
  poNumber: 'PO 7',
  note: '',
  paymentMethod: 'bank-transfer',
  fromCart: true,
  lines: [{ toolId: 'plane', quantity: 10, unitPrice: 6410 }],
};

const open = (uid = 'carla') => renderHook(() => useCheckoutDraft(uid)).result;

beforeEach(() => sessionStorage.clear());

describe('useCheckoutDraft', () => {
  it('restores the form, the chosen address and the key after a reload', () => {
    const before = open();
    act(() => before.current.keep(typed));
    act(() => before.current.choose('warehouse'));
    const { draft } = open().current;
    expect(draft).toEqual({
      idempotencyKey: before.current.draft.idempotencyKey,
      addressId: 'warehouse',
      values: typed,
      unanswered: null,
    });
  });

  it('stores an order without an answer at once, under its key', () => {
    const before = open();
    const { idempotencyKey } = before.current.draft;
    act(() => before.current.keepUnanswered(order));
    expect(open().current.draft).toMatchObject({ idempotencyKey, unanswered: order });
  });

  it('keeps the form under a new key when the order was refused', () => {
    const before = open();
    const { idempotencyKey } = before.current.draft;
    act(() => {
      before.current.keep(typed);
      before.current.keepUnanswered(order);
      before.current.renewKey();
    });
    const { draft } = open().current;
    expect(draft).toMatchObject({ values: typed, unanswered: null });
    expect(draft.idempotencyKey).not.toBe(idempotencyKey);
  });

  it('belongs to one account, and is removed at sign-out', () => {
    const own = open();
    act(() => own.current.keep(typed));
    expect(open('berta').current.draft.values).toEqual(blankValues);
    expect(open().current.draft.values).toEqual(typed);
    removeDrafts();
    expect(open().current.draft.values).toEqual(blankValues);
  });

  it('starts with a blank form after a placed order', () => {
    const draft = open();
    act(() => draft.current.keep(typed));
    draft.current.remove();
    expect(open().current.draft.values).toEqual(blankValues);
  });

  it.each(['null', '7', '{"idempotencyKey":"x","values":{"phoneNumber":1}}'])(
    'ignores %s, which is no draft of this form',
    (stored) => {
      sessionStorage.setItem('draft:carla:checkout', stored);
      expect(open().current.draft.values).toEqual(blankValues);
    },
  );

  it('ignores an order without an answer that is no order', () => {
    const stored = { idempotencyKey: 'x', addressId: 7, values: typed, unanswered: { lines: 3 } };
    sessionStorage.setItem('draft:carla:checkout', JSON.stringify(stored));
    expect(open().current.draft).toEqual({
      idempotencyKey: 'x',
      addressId: '',
      values: typed,
      unanswered: null,
    });
  });
});
