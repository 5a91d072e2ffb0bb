import { type Actor, maySee, type OwnedDocument } from 'functions/contract';
import { type May, useMay } from './useMay.ts';

/**
 * Says of a call whether the account may make it to read more about a document: staff with the
 * permission, and those whose document it is.
 */
export const useMayOn = (document: OwnedDocument, caller: Actor): May => {
  const may = useMay();
  return maySee(document, { ...caller, staff: false }) ? () => true : may;
};
