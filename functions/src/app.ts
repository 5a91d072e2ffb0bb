import express, { type Express } from 'express';
import { apiBase } from './contract/index.ts';
import { authenticate } from './http/authenticate.ts';
import { noStore } from './http/cacheControl.ts';
import { handleError } from './http/errorHandler.ts';
import { logRequest } from './http/logRequest.ts';
import { methodNotAllowed } from './http/methodNotAllowed.ts';
import { notFound } from './http/notFound.ts';
import { health } from './routes/health.ts';
import { orders } from './routes/orders.ts';
import { reviews } from './routes/reviews.ts';
import { tools } from './routes/tools.ts';
import { users } from './routes/users.ts';

const calls = [tools, reviews, orders, users, health, methodNotAllowed];

/**
 * The API as an Express app. It answers with the prefix, as Hosting forwards a request, and
 * without, as the function's own address has it.
 */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(logRequest, noStore, authenticate);
  app.use(apiBase, calls);
  app.use(calls);
  app.use(notFound, handleError);
  return app;
};
