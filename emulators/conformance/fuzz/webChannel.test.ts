import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfficial } from '../support/firestore.ts';
import { address, anyBytes, expectUp, trials } from './support.ts';

const database = 'projects/fuzz/databases/(default)';

/** Parameters of an address or a form; most of them are wrong. */
const parameters = fc
  .dictionary(
    fc.constantFrom(
      ...['VER', 'RID', 'SID', 'AID', 'CI', 'TO', 'TYPE', '$httpHeaders', 'database'],
      ...['headers', 'count', 'ofs', 'req0___data__', 'req1___data__', 'req99___data__', 'req_x'],
    ),
    fc.oneof(
      fc.constantFrom('', '0', '1', '-1', '8', '1e9', '99999999999999999999', 'rpc', 'xmlhttp'),
      fc.constantFrom(
        'terminate',
        '{}',
        '{"database":1}',
        `{"database":"${database}"}`,
        '[',
        'ü🪚',
      ),
      fc.constantFrom('Authorization:Bearer owner\r\n', 'Authorization:Bearer x\r\n', ':\r\n\r\n:'),
    ),
  )
  .map((names) => new URLSearchParams(names).toString());

const body = fc.oneof(parameters, anyBytes, fc.constant(''));

/** The status of the answer; Google's emulator leaves malformed requests unanswered. */
const statusOf = async (rpc: string, query: string, form?: BodyInit) => {
  const url = `${address}/google.firestore.v1.Firestore/${rpc}/channel?${query}`;
  const aborter = new AbortController();
  const signal = isOfficial ? AbortSignal.timeout(50) : aborter.signal;
  const post = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const request = fetch(url, { ...(form !== undefined && { ...post, body: form }), signal });
  const status = await request.then((answer) => answer.status).catch(() => undefined);
  aborter.abort();
  return status;
};

it('malformed channel requests are answered with an error or open a session', async () => {
  const rpc = fc.constantFrom('Listen', 'Write');
  const property = fc.asyncProperty(rpc, parameters, body, async (name, query, form) => {
    const allowed = isOfficial ? [200, 400, 404, undefined] : [200, 400];
    expect(allowed).toContain(await statusOf(name, query, form));
    expect(allowed).toContain(await statusOf(name, query));
  });
  await fc.assert(property, trials(200));
  await expectUp();
});
