import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
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
  it('starts with the minimum order', () => {
    expect(open().current.initialValues).toEqual(blank);
  });

  it('restores the values after a reload', () => {
    open().current.keep(typed);
    expect(open().current.initialValues).toEqual(typed);
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

  it('sends an untouched form again as it was, under the same key, after a reload', async () => {
    const keys: string[] = [];
    const lose = async (key: string) => {
      keys.push(key);
      throw new ApiProblem('network', 0);
    };
    const sent = { ...prefilled, quantity: plane.minOrder };
    await expect(openWithContact().current.send(sent, lose)).rejects.toThrow('network');
    const fewer = open('carla', { ...plane, minOrder: 2 });
    expect(fewer.current.initialValues).toEqual(sent);
    await expect(fewer.current.send(sent, lose)).rejects.toThrow('network');
    expect(keys[1]).toBe(keys[0]);
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

  it('starts a blank form after an order', () => {
    const draft = open();
    draft.current.keep(typed);
    const { form } = draft.current;
    act(() => draft.current.clear());
    expect(draft.current.initialValues).toEqual(blank);
    expect(draft.current.form).not.toBe(form);
    expect(open().current.initialValues).toEqual(blank);
  });

  it.each([
    'null',
    '7',
    '{}',
    '{"phoneNumber":1,"orderAddress":"12 Mill","quantity":12}',
    '{"phoneNumber":"0171","orderAddress":"12 Mill","orderQuantity":12}',
  ])('ignores %s, which is no draft of this form', (stored) => {
    sessionStorage.setItem('draft:carla:order:plane', stored);
    expect(open().current.initialValues).toEqual(blank);
  });
});
