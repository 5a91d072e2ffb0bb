import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, readDraft, removeDraft, removeDrafts, saveDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are read as they were kept, each under its key', () => {
    saveDraft('one', { text: 'a' });
    saveDraft('two', { text: 'b' });
    expect(readDraft('one')).toEqual({ text: 'a' });
    removeDraft('one');
    expect([readDraft('one'), readDraft('two')]).toEqual([null, { text: 'b' }]);
  });

  it('go together, and nothing else with them', () => {
    sessionStorage.setItem('other', 'stays');
    saveDraft('one', { text: 'a' });
    removeDrafts();
    expect([readDraft('one'), sessionStorage.getItem('other')]).toEqual([null, 'stays']);
  });

  it('stay for the account that typed them', () => {
    const [mine, theirs] = [draftKey('carla', 'order'), draftKey('carl', 'order')];
    saveDraft(mine, { text: 'a' });
    saveDraft(theirs, { text: 'b' });
    removeDrafts('carla');
    expect([readDraft(mine), readDraft(theirs)]).toEqual([{ text: 'a' }, null]);
  });

  it('are none where something unreadable was kept', () => {
    sessionStorage.setItem('draft:one', '{');
    expect(readDraft('one')).toBeNull();
  });

  it('are not kept where the browser refuses, without a failure', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveDraft('one', { text: 'a' });
    expect(readDraft('one')).toBeNull();
  });
});
