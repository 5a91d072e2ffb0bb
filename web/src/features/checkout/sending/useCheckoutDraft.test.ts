import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, removeDrafts } from '../../../lib/storage/drafts.ts';
import { blankValues } from '../form/checkoutForm.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';

const typed = { ...blankValues, phoneNumber: '0171', poNumber: 'PO 7' };
const open = (uid = 'carla') =>
  renderHook(() => useCheckoutDraft(draftKey(uid, 'checkout'))).result;

beforeEach(() => sessionStorage.clear());

describe('useCheckoutDraft', () => {
  it('restores the form and the chosen address after a reload', () => {
    const before = open();
    act(() => before.current.keep(typed));
    act(() => before.current.choose('warehouse'));
    expect(open().current.draft).toEqual({ addressId: 'warehouse', values: typed });
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

  it.each(['null', '7', '{"values":{"phoneNumber":1}}'])(
    'ignores %s, which is no draft of this form',
    (stored) => {
      sessionStorage.setItem('draft:carla:checkout', stored);
      expect(open().current.draft.values).toEqual(blankValues);
    },
  );

  it('ignores an address that is none', () => {
    const stored = { addressId: 7, values: typed };
    sessionStorage.setItem('draft:carla:checkout', JSON.stringify(stored));
    expect(open().current.draft).toEqual({ addressId: '', values: typed });
  });
});
