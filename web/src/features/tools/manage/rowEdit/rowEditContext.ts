import { createContext } from 'react';
import type { SendEdits } from '../bulk/useToolEdits.ts';

/** Saves what is edited in a row of the list; null where rows cannot be edited. */
export const RowEditContext = createContext<SendEdits | null>(null);
