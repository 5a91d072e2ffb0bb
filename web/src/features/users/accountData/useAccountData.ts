import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { readAccountData } from './accountData.ts';

/** Saves all data of an account as a file. `received` is the number of bytes so far. */
export const useAccountData = (email: string) => {
  const [received, setReceived] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => readAccountData(email, setReceived),
    onMutate: () => setReceived(0),
    onSuccess: saveFile,
  });
  const failure = error ? messageOf(error) : null;
  return { download: () => mutate(), received, isPending, isSuccess, failure };
};
