import type { RequestHandler } from 'express';
import { requireProofOf } from '../../store/proofs.ts';
import { proverOf } from './authenticate.ts';

/** Requires a proof that the owner of the account is there. Throws `proof-required`. */
export const requireProof: RequestHandler<Record<string, string>> = async (
  _request,
  response,
  next,
) => {
  await requireProofOf(proverOf(response));
  next();
};
