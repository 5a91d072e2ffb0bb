import { beforeAll, describe, expect, it } from 'vitest';
import { answered, failure, owner, RestClient, user } from '../support/rest.ts';

const rest = new RestClient();

beforeAll(async () => {
  await rest.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read: if true; }
    match /notes/{id} { allow read, write: if request.auth.uid == id && request.auth.token.paid; }
  }
}`);
  await rest.call('PATCH', '/open/a', { body: {}, headers: owner });
});

const denied = failure(403, 'PERMISSION_DENIED');

describe('authorization over REST', () => {
  it('a visitor may do what the rules allow everyone', async () => {
    expect(await rest.call('GET', '/open/a')).toEqual(answered(200));
    expect(await rest.call('GET', '/open')).toEqual(answered(200));
    expect(await rest.call('PATCH', '/open/a', { body: {} })).toMatchObject(denied);
    expect(await rest.call('DELETE', '/open/a')).toMatchObject(denied);
    expect(await rest.call('POST', '/open', { body: {} })).toMatchObject(denied);
    expect(await rest.call('GET', '/notes')).toMatchObject(denied);
  });

  it('a user has the uid and the claims of the token', async () => {
    const headers = user('ann', { paid: true });
    const body = { fields: { text: { stringValue: 'x' } } };
    expect(await rest.call('PATCH', '/notes/ann', { body, headers })).toEqual(answered(200));
    expect(await rest.call('GET', '/notes/ann', { headers })).toEqual(answered(200));
    expect(await rest.call('GET', '/notes/bob', { headers })).toMatchObject(denied);
    const unpaid = { headers: user('ann', { paid: false }) };
    expect(await rest.call('GET', '/notes/ann', unpaid)).toMatchObject(denied);
  });

  it('the owner may do anything', async () => {
    const reply = await rest.call('PATCH', '/anything/at-all', { body: {}, headers: owner });
    expect(reply).toEqual(answered(200));
  });

  it.each([
    ['GET', '/open/a'],
    ['POST', ':runQuery'],
  ])('an invalid token is rejected: %s %s', async (method, path) => {
    const headers = { authorization: 'Bearer nonsense' };
    const body = method === 'GET' ? undefined : {};
    expect(await rest.call(method, path, { body, headers })).toEqual(
      failure(400, 'INVALID_ARGUMENT', 'invalid jwt'),
    );
  });

  it('only the owner may read metadata', async () => {
    const refused = failure(
      403,
      'PERMISSION_DENIED',
      'Metadata operations require admin authentication.',
    );
    const headers = user('ann');
    expect(await rest.call('POST', ':listCollectionIds', { body: {}, headers })).toEqual(refused);
    expect(await rest.call('GET', '/open', { query: 'showMissing=true', headers })).toEqual(
      refused,
    );
  });
});

describe('CORS', () => {
  const origin = 'http://shop.test';
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${rest.name('open/a')}`;
  const corsOf = ({ headers }: Response) => ({
    origin: headers.get('access-control-allow-origin'),
    credentials: headers.get('access-control-allow-credentials'),
    methods: headers.get('access-control-allow-methods'),
  });
  const allowed = { origin, credentials: 'true', methods: 'DELETE,GET,HEAD,PATCH,POST,PUT' };

  it('a preflight allows the origin, credentials, methods and requested headers', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    };
    const response = await fetch(url, { method: 'OPTIONS', headers });
    expect({ status: response.status, ...corsOf(response) }).toEqual({ status: 200, ...allowed });
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
  });

  it.each(['', '/none', '/none/at/all'])(
    'the response is readable, also of a failure: …/open/a%s',
    async (rest) => {
      const response = await fetch(`${url}${rest}`, { headers: { origin } });
      expect(corsOf(response)).toEqual(allowed);
    },
  );

  it('a request without an origin gets no CORS headers', async () => {
    expect(corsOf(await fetch(url))).toEqual({ origin: null, credentials: null, methods: null });
  });
});
