import { readDraft, saveDraft, tabDraftKey } from './drafts.ts';

/** The key of the rows of the quick order. */
export const quickOrderDraft = tabDraftKey('quick-order');

/** Adds a row to those with which the quick order opens. */
export const addToQuickOrder = (row: { sku: string; quantity: string }): void => {
  const draft = readDraft(quickOrderDraft);
  saveDraft(quickOrderDraft, [...(Array.isArray(draft) ? draft : []), row]);
};
