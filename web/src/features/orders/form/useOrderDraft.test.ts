import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { useOrderDraft } from './useOrderDraft.ts';

const typed = { phoneNumber: '0171', orderQuantity: 12, orderAddress: '12 Mill' };
const blank = { phoneNumber: '', orderQuantity: plane.minOrder, orderAddress: '' };

const open = (uid = 'carla', tool = plane) => renderHook(() => useOrderDraft(uid, tool)).result;

beforeEach(() => sessionStorage.clear());

describe('useOrderDraft', () => {
  it('begins with the minimum order, under a key of its own', () => {
    const [first, second] = [open(), open()];
    expect(first.current.initialValues).toEqual(blank);
    expect(first.current.idempotencyKey).not.toBe(second.current.idempotencyKey);
  });

  it('comes back with its key after a reload', () => {
    const before = open();
    before.current.keep(typed);
    const after = open();
    expect(after.current.initialValues).toEqual(typed);
    expect(after.current.idempotencyKey).toBe(before.current.idempotencyKey);
  });

  it("is one account's, for one tool", () => {
    open().current.keep(typed);
    expect(open('berta').current.initialValues).toEqual(blank);
    expect(open('carla', { ...plane, _id: 'saw' }).current.initialValues).toEqual(blank);
  });

  it('is none while nothing is typed', () => {
    const draft = open();
    draft.current.keep(typed);
    draft.current.keep(blank);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone once the order is placed, and its key with it', () => {
    const draft = open();
    draft.current.keep(typed);
    const spent = draft.current.idempotencyKey;
    act(() => draft.current.clear());
    expect(draft.current.initialValues).toEqual(blank);
    expect(draft.current.idempotencyKey).not.toBe(spent);
    expect(open().current.initialValues).toEqual(blank);
  });

  it('keeps what was typed when only its key is spent', () => {
    const draft = open();
    const spent = draft.current.idempotencyKey;
    act(() => draft.current.renewKey(typed));
    expect(draft.current.idempotencyKey).not.toBe(spent);
    expect(open().current).toMatchObject({
      initialValues: typed,
      idempotencyKey: draft.current.idempotencyKey,
    });
  });

  it.each(['null', '7', '{}', '{"idempotencyKey":"x","values":{"phoneNumber":1}}'])(
    'does not take %s for a draft',
    (kept) => {
      sessionStorage.setItem('draft:order:carla:plane', kept);
      expect(open().current.initialValues).toEqual(blank);
    },
  );
});
