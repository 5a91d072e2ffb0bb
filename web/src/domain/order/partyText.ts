import { type Actor, type Party, type PartyStep, partyOf } from 'functions/contract';

interface MadeDocument {
  userId: string;
  userName: string;
}

/**
 * Who took a step of an order, a quote or a return, for its reader: null for the shop without a
 * person. The reader's own steps are 'you'; customers see the shop instead of its admins.
 */
export const partyText = (
  step: PartyStep,
  document: MadeDocument,
  caller: Pick<Actor, 'uid' | 'staff'>,
): string | null => {
  if (step.uid === caller.uid) return 'you';
  const texts: Record<Party, string | null> = {
    customer: document.userName,
    colleague: 'another member',
    staff: caller.staff ? 'another admin' : 'Tools Hub',
    system: null,
  };
  return texts[partyOf(step, document)];
};
