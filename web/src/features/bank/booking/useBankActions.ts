import {
  apiRoutes,
  type BankBookingInput,
  type BankEntry,
  type BankStatusInput,
} from 'functions/contract';
import { useMemo } from 'react';
import { orderDependents, orderKeys } from '../../../domain/order/orderCache.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem, fieldErrorsOf } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { bankKeys } from '../entries/bankKeys.ts';
import { changedText } from '../entries/entryTexts.ts';

/** What a booking changes. */
export const bookingRefreshes = [bankKeys.all, ['invoices'], orderKeys.all, ...orderDependents];

interface Booked {
  entry: BankEntry;
  booking: BankBookingInput;
}

interface Undone {
  entry: BankEntry;
  reason: string;
}

interface Moved {
  entry: BankEntry;
  status: BankStatusInput['status'];
}

/** The actions on an entry, as the page shows it. */
export const useBankActions = () => {
  const options = { refreshes: bookingRefreshes };
  const book = useSend(
    ({ entry, booking }: Booked, idempotencyKey) =>
      callApi(apiRoutes.bookBankEntry, {
        params: { id: entry._id },
        body: booking,
        idempotencyKey,
      }),
    options,
  );
  const undo = useSend(
    ({ entry, reason }: Undone, idempotencyKey) =>
      callApi(apiRoutes.undoBankBooking, {
        params: { id: entry._id },
        body: { version: entry.version, reason },
        idempotencyKey,
      }),
    options,
  );
  const move = useSend(
    ({ entry, status }: Moved) =>
      callApi(apiRoutes.changeBankEntryStatus, {
        params: { id: entry._id },
        body: { version: entry.version, status },
      }),
    { refreshes: [bankKeys.all] },
  );
  return useMemo(() => ({ book, undo, move }), [book, undo, move]);
};

export type BankActions = ReturnType<typeof useBankActions>;

const currentEntry = (error: unknown): BankEntry | undefined => {
  if (!(error instanceof ApiProblem)) return undefined;
  const { details } = error;
  return 'bankEntry' in details ? details.bankEntry : undefined;
};

/** Why an entry was not booked, and what somebody else has done with it. */
export const bankFailureText = (error: unknown): string => {
  const entry = currentEntry(error);
  if (entry) return changedText(entry);
  const reasons = Object.values(fieldErrorsOf(error));
  return reasons.length > 0 ? `${reasons.join('. ')}.` : messageOf(error);
};

export const bankFailure = (error: unknown): FormFailure => ({
  ...toFormFailure(error, ''),
  message: bankFailureText(error),
});
