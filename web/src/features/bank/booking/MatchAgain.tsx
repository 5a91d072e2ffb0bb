import { counted } from 'functions/contract';
import { useState } from 'react';
import { notified } from '../../../lib/forms/outcomes.ts';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { useMatchAgain } from './useSureEntries.ts';

const matchedText = (count: number): string =>
  count === 0
    ? 'No entry is open'
    : `${counted(count, 'open entry', 'open entries')} matched with the open invoices`;

/** Matches open entries again, for example after an invoice was issued that one of them pays. */
export const MatchAgain = ({ importId }: { importId: string }) => {
  const matchAgain = useMatchAgain(importId);
  const [isMatching, setIsMatching] = useState(false);
  const match = async () => {
    setIsMatching(true);
    await notified(matchAgain().then(matchedText));
    setIsMatching(false);
  };
  return (
    <SendButton variant="outlined" loading={isMatching} onClick={() => void match()}>
      Match again
    </SendButton>
  );
};
