import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { useOrderDraft } from './useOrderDraft.ts';

const typed = { phoneNumber: '0171', quantity: 12, orderAddress: '12 Mill' };
const blank = { phoneNumber: '', quantity: plane.minOrder, orderAddress: '' };

const contact = { phoneNumber: '01712345678', orderAddress: '12 Mill Lane' };
const prefilled = { ...blank, ...contact };

const open = (uid = 'carla', tool = plane) => renderHook(() => useOrderDraft(uid, tool)).result;

const openWithContact = () => renderHook(() => useOrderDraft('carla', plane, { contact })).result;

beforeEach(() => sessionStorage.clear());

describe('useOrderDraft', () => {
  it('starts with the minimum order and a new key', () => {
    const [first, second] = [open(), open()];
    expect(first.current.initialValues).toEqual(blank);
    expect(first.current.idempotencyKey).not.toBe(second.current.idempotencyKey);
  });

  it('restores the values and the key after a reload', () => {
    const before = open();
    before.current.keep(typed);
    const after = open();
    expect(after.current.initialValues).toEqual(typed);
    expect(after.current.idempotencyKey).toBe(before.current.idempotencyKey);
  });

  it('belongs to one account and one tool', () => {
    open().current.keep(typed);
    expect(open('berta').current.initialValues).toEqual(blank);
    expect(open('carla', { ...plane, _id: 'saw' }).current.initialValues).toEqual(blank);
  });

  it('stores nothing for a blank form', () => {
    const draft = open();
    draft.current.keep(typed);
    draft.current.keep(blank);
    expect(sessionStorage).toHaveLength(0);
  });

  it('starts with the known contact, and does not store it', () => {
    const draft = openWithContact();
    expect(draft.current.initialValues).toEqual(prefilled);
    expect(draft.current.contact).toEqual(contact);
    draft.current.keep(prefilled);
    expect(sessionStorage).toHaveLength(0);
    draft.current.keep({ ...prefilled, quantity: 11 });
    expect(sessionStorage).toHaveLength(1);
  });

  it('keeps the key of an untouched form that was sent, whatever is typed afterwards', () => {
    const draft = openWithContact();
    const { idempotencyKey } = draft.current;
    act(() => draft.current.storeSent(prefilled));
    draft.current.keep({ ...prefilled, quantity: 11 });
    draft.current.keep(prefilled);
    expect(openWithContact().current).toMatchObject({ idempotencyKey, initialValues: prefilled });
  });

  it('prefers a stored draft to the known contact', () => {
    open().current.keep(typed);
    const draft = openWithContact();
    expect(draft.current.initialValues).toEqual(typed);
    expect(draft.current.contact).toBeUndefined();
  });

  it('starts with a chosen quantity, and does not store it', () => {
    const { result } = renderHook(() => useOrderDraft('carla', plane, { contact, quantity: 24 }));
    expect(result.current.initialValues).toEqual({ ...prefilled, quantity: 24 });
    result.current.keep({ ...prefilled, quantity: 24 });
    expect(sessionStorage).toHaveLength(0);
  });

  it('prefers a chosen quantity to that of a stored draft', () => {
    open().current.keep(typed);
    const { result } = renderHook(() => useOrderDraft('carla', plane, { quantity: 24 }));
    expect(result.current.initialValues).toEqual({ ...typed, quantity: 24 });
  });

  it('starts with the smallest order, or with the last pieces', () => {
    const packs = { ...plane, orderMultiple: 12 };
    expect(open('carla', packs).current.initialValues.quantity).toBe(12);
    expect(open('carla', { ...packs, available: 7 }).current.initialValues.quantity).toBe(7);
  });

  it('starts a blank form under a new key after an order', () => {
    const draft = open();
    draft.current.keep(typed);
    const used = draft.current.idempotencyKey;
    act(() => draft.current.clear());
    expect(draft.current.initialValues).toEqual(blank);
    expect(draft.current.idempotencyKey).not.toBe(used);
    expect(open().current.initialValues).toEqual(blank);
  });

  it('keeps the typed values under a new key', () => {
    const draft = open();
    const used = draft.current.idempotencyKey;
    act(() => draft.current.renewKey(typed));
    expect(draft.current.idempotencyKey).not.toBe(used);
    expect(open().current).toMatchObject({
      initialValues: typed,
      idempotencyKey: draft.current.idempotencyKey,
    });
  });

  it.each([
    'null',
    '7',
    '{}',
    '{"idempotencyKey":"x","values":{"phoneNumber":1}}',
    '{"idempotencyKey":"x","values":{"phoneNumber":"0171","orderAddress":"12 Mill","orderQuantity":12}}',
  ])('ignores %s, which is no draft of this form', (stored) => {
    sessionStorage.setItem('draft:carla:order:plane', stored);
    expect(open().current.initialValues).toEqual(blank);
  });
});
