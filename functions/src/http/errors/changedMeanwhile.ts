import type { DetailsOf } from '../../contract/index.ts';

/** What someone else has changed, in a sentence. */
export const changedMeanwhile = (current: DetailsOf<'precondition-failed'>): string => {
  if ('cart' in current) return 'Your cart has been changed on another device in the meantime.';
  if ('list' in current) return 'Someone else has changed this list in the meantime.';
  if ('quote' in current) return 'The quote has been changed in the meantime.';
  if ('company' in current) return 'Someone else has changed the company in the meantime.';
  if ('member' in current) return 'Someone else has changed this member in the meantime.';
  if ('review' in current) return 'The review has been changed in the meantime.';
  if ('priceList' in current) return 'Someone else has changed the price list in the meantime.';
  if ('priceEntry' in current) return 'Someone else has changed this price in the meantime.';
  if ('group' in current) return 'Someone else has changed the group in the meantime.';
  if ('role' in current) return 'Someone else has changed the role in the meantime.';
  if ('staffMember' in current) return 'Someone else has changed these roles in the meantime.';
  if ('family' in current) return 'Someone else has changed the family in the meantime.';
  if ('attribute' in current) return 'Someone else has changed the attribute in the meantime.';
  if ('synonymList' in current) return 'Someone else has changed the synonyms in the meantime.';
  if ('bankEntry' in current) return 'Someone else has handled this transfer in the meantime.';
  const changed = 'settings' in current ? 'the settings' : 'this tool';
  return `Someone else has changed ${changed} in the meantime.`;
};
