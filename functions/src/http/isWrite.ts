import type { Request } from 'express';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change data. */
export const isWrite = ({ method }: Pick<Request, 'method'>): boolean => !safeMethods.has(method);
