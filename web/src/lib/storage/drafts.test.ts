import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  draftKey,
  readDraft,
  removeDraft,
  removeDrafts,
  saveDraft,
  tabDraftKey,
} from './drafts.ts';

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are stored under their keys', () => {
    saveDraft('one', { text: 'a' });
    saveDraft('two', { text: 'b' });
    expect(readDraft('one')).toEqual({ text: 'a' });
    removeDraft('one');
    expect([readDraft('one'), readDraft('two')]).toEqual([null, { text: 'b' }]);
  });

  it('are removed together, and nothing else is removed', () => {
    sessionStorage.setItem('other', 'stays');
    saveDraft('one', { text: 'a' });
    removeDrafts();
    expect([readDraft('one'), sessionStorage.getItem('other')]).toEqual([null, 'stays']);
  });

  it('of the given account are not removed', () => {
    const [mine, theirs] = [draftKey('carla', 'order'), draftKey('carl', 'order')];
    saveDraft(mine, { text: 'a' });
    saveDraft(theirs, { text: 'b' });
    removeDrafts('carla');
    expect([readDraft(mine), readDraft(theirs)]).toEqual([{ text: 'a' }, null]);
  });

  it('of the tab stay at a sign-in, and are removed at a sign-out', () => {
    saveDraft(tabDraftKey('pad'), { text: 'a' });
    removeDrafts('carla');
    expect(readDraft(tabDraftKey('pad'))).toEqual({ text: 'a' });
    removeDrafts();
    expect(readDraft(tabDraftKey('pad'))).toBeNull();
  });

  it('are null if the stored text is not JSON', () => {
    sessionStorage.setItem('draft:one', '{');
    expect(readDraft('one')).toBeNull();
  });

  it('last as long as the page if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft('one', { text: 'a' });
    expect(readDraft('one')).toEqual({ text: 'a' });
    removeDrafts();
    expect(readDraft('one')).toBeNull();
  });
});
