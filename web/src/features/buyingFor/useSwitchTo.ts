import type { Company } from 'functions/contract';
import { useState } from 'react';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { switchPayer } from './switchPayer.ts';
import { usePayerChoices } from './usePayerChoices.ts';

/** Lets an account buy for one of its companies; `current` is the name for whom it buys before. */
export const useSwitchTo = (uid: string, { _id, name }: Pick<Company, '_id' | 'name'>) => {
  const current = usePayerChoices(uid).find(({ isChosen }) => isChosen)?.name ?? null;
  const [busy, setBusy] = useState(false);
  const switchTo = async (options: { isCartCopied?: boolean } = {}) => {
    setBusy(true);
    const from = { companyId: buyingFor(), name: current };
    await switchPayer(uid, from, { companyId: _id, name }, options);
  };
  return { current, busy, switchTo };
};
