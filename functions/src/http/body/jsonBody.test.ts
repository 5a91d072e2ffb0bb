import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../testing/api/serve.ts';
import { handleError } from '../errors/errorHandler.ts';
import { disableBodyParsing } from '../functionsRuntime.ts';
import { jsonBody } from './jsonBody.ts';

/** The app without a runtime, or behind the parsers of a runtime. */
const appBehind = (...runtime: express.RequestHandler[]) => {
  const app = express();
  for (const parser of runtime) app.use(parser);
  app.use(jsonBody);
  app.use((request, response) => {
    response.json({ body: request.body ?? null });
  });
  app.use(handleError);
  return app;
};

const post = async (app: express.Express, body: string | undefined, type = 'application/json') => {
  const response = await fetch(await serve(app), {
    method: 'POST',
    headers: { 'Content-Type': type },
    ...(body !== undefined && { body }),
  });
  return [response.status, await response.json()] as [number, Record<string, unknown>];
};

afterEach(() => {
  vi.unstubAllEnvs();
});

const suites = [
  { name: 'alone', runtime: () => [] },
  {
    name: 'behind the runtime',
    runtime: () => {
      vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'http');
      disableBodyParsing();
      return [express.json({ limit: '32mb' }), express.raw({ type: '*/*', limit: '32mb' })];
    },
  },
];

describe.each(suites)('jsonBody $name', ({ runtime }) => {
  it('reads JSON with any charset parameter', async () => {
    const app = appBehind(...runtime());
    expect(await post(app, '{"a":"ä"}')).toEqual([200, { body: { a: 'ä' } }]);
    const typed = await post(app, '[1]', 'application/json; charset=utf-8');
    expect(typed).toEqual([200, { body: [1] }]);
    expect(await post(app, undefined)).toEqual([200, { body: null }]);
  });

  it('drops keys that every object inherits', async () => {
    const body = '{"__proto__":{"a":1},"b":{"constructor":2,"toString":3,"c":4}}';
    expect(await post(appBehind(...runtime()), body)).toEqual([200, { body: { b: { c: 4 } } }]);
  });

  it.each([
    ['{', 'application/json', 400, 'validation'],
    ['{}', 'text/plain', 415, 'unsupported-media-type'],
    ['{}', 'application/jsonp', 415, 'unsupported-media-type'],
    [`"${'x'.repeat(102_399)}"`, 'application/json', 413, 'payload-too-large'],
  ])('refuses %.9s as %s', async (body, type, status, code) => {
    const [actualStatus, problem] = await post(appBehind(...runtime()), body, type);
    expect([actualStatus, problem.code]).toEqual([status, code]);
  });
});
