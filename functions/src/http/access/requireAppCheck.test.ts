import express from 'express';
import { describe, expect, it } from 'vitest';
import { newKeyText } from '../../apiKeys/keyText.ts';
import { ApiError } from '../../errors.ts';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { requireAppCheck } from './requireAppCheck.ts';

const verify = async (token: string) => {
  if (token !== 'valid') throw new ApiError('unauthenticated', { appCheck: 'invalid' });
};

const responseTo = async (
  method: string,
  token?: string,
  enforced = true,
  authorization?: string,
) => {
  const app = express();
  app.use(requireAppCheck({ enforced: { value: () => enforced }, verify }));
  app.use((_request, response) => {
    response.json({});
  });
  app.use(handleError);
  const headers = {
    ...(token !== undefined && { 'X-Firebase-AppCheck': token }),
    ...(authorization !== undefined && { authorization }),
  };
  const response = await fetch(await serve(app), { method, headers });
  return [response.status, await response.json()];
};

describe('requireAppCheck', () => {
  it.each(['POST', 'PUT', 'DELETE'])('accepts a %s with a valid token', async (method) => {
    expect(await responseTo(method, 'valid')).toEqual([200, {}]);
  });

  it.each([
    ['no', undefined, 'missing'],
    ['an empty', '', 'missing'],
    ['an invalid', 'bad', 'invalid'],
  ])('refuses a write with %s token', async (_name, token, appCheck) => {
    expect(await responseTo('POST', token)).toEqual([
      401,
      expect.objectContaining({
        code: 'unauthenticated',
        appCheck,
        detail: 'The request does not prove that it comes from the shop. Please reload the page.',
      }),
    ]);
  });

  it('requires nothing for a read', async () => {
    expect(await responseTo('GET')).toEqual([200, {}]);
  });

  it('requires nothing of programs with an API key, which is checked afterwards', async () => {
    const withKey = `Bearer ${newKeyText('test')}`;
    expect(await responseTo('POST', undefined, true, withKey)).toEqual([200, {}]);
    const [status] = await responseTo('POST', undefined, true, 'Bearer eyJhbGciOiJub25lIn0.e30.');
    expect(status).toBe(401);
  });

  it('requires nothing unless enforced', async () => {
    expect(await responseTo('POST', 'bad', false)).toEqual([200, {}]);
  });
});
