import type { RequestHandler, Response } from 'express';
import { type BuyingCaller, forItself, type Payer } from '../../store/accounts/buyer.ts';
import { callerOf } from './authenticate.ts';

declare global {
  namespace Express {
    interface Locals {
      /** For whom the caller acts, on a route that follows the payer. */
      payer?: Payer;
    }
  }
}

/** Finds out for whom the caller acts. */
export const readPayer: RequestHandler<Record<string, string>> = (_request, response, next) => {
  const { payerId, membership } = forItself(callerOf(response));
  response.locals.payer = { payerId, membership };
  next();
};

/** The caller and for whom they act, on a route that follows the payer. */
export const buyerOf = (response: Pick<Response, 'locals'>): BuyingCaller => {
  const { payer } = response.locals;
  if (!payer) throw new Error('Only a route with `forPayer` in the contract has a payer');
  return { ...callerOf(response), ...payer };
};
