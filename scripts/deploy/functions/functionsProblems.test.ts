import { describe, expect, it } from 'vitest';
import { type FunctionsDeployment, functionsProblems } from './functionsProblems.ts';

const complete: FunctionsDeployment = {
  project: 'shop-1',
  params: [
    { name: 'API_REGION', default: 'us-central1' },
    { name: 'SITE_URL', default: 'https://{{ params.PROJECT_ID }}.web.app' },
  ],
  values: { API_REGION: 'us-central1', SITE_URL: 'https://tools.example' },
  environment: { PATH: '/usr/bin' },
  rewriteRegions: ['us-central1', 'us-central1'],
  web: { VITE_SITE_URL: 'https://tools.example/' },
};

describe('functionsProblems', () => {
  it('accepts complete settings', () => {
    expect(functionsProblems(complete)).toEqual([]);
  });

  it('reports each missing parameter, with the line that sets its default', () => {
    expect(functionsProblems({ ...complete, values: {} })).toEqual([
      'API_REGION is not set in functions/.env.shop-1; its default is the line API_REGION=us-central1',
      'SITE_URL is not set in functions/.env.shop-1; its default is the line SITE_URL=https://shop-1.web.app',
    ]);
  });

  it('reports a region that no rewrite of Hosting uses', () => {
    const values = { ...complete.values, API_REGION: 'europe-west1' };
    expect(functionsProblems({ ...complete, values })).toEqual([
      'API_REGION is europe-west1, but a rewrite in firebase.json names us-central1',
    ]);
  });

  it('reports different addresses of the shop', () => {
    const web = { VITE_SITE_URL: 'https://www.tools.example' };
    expect(functionsProblems({ ...complete, web })).toEqual([
      'SITE_URL is https://tools.example, but VITE_SITE_URL is https://www.tools.example: they must be the same address',
    ]);
  });

  it('finds what is for the emulator suite, in the file and in the shell', () => {
    const values = {
      ...complete.values,
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      SHOP_URL: 'http://127.0.0.1:5000',
      STRIPE_API_URL: 'http://127.0.0.1:4242',
      MAIL_RETRY_SECONDS: '1',
    };
    const environment = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(functionsProblems({ ...complete, values, environment })).toEqual([
      'FIRESTORE_EMULATOR_HOST is set in functions/.env.shop-1, but it is for the emulator suite only',
      'SHOP_URL is set in functions/.env.shop-1, but it is for the emulator suite only',
      'STRIPE_API_URL is set in functions/.env.shop-1, but it is for the emulator suite only',
      'MAIL_RETRY_SECONDS is set in functions/.env.shop-1, but it is for the emulator suite only',
      'FIREBASE_AUTH_EMULATOR_HOST is set in this shell, but it is for the emulator suite only',
    ]);
  });

  it.each(['http://127.0.0.1:5000', 'https://localhost', 'https://[::1]', 'http://tools.example'])(
    'rejects %s as the address of a public shop',
    (address) => {
      const values = { ...complete.values, SITE_URL: address };
      const problems = functionsProblems({ ...complete, values, web: { VITE_SITE_URL: address } });
      expect(problems).toEqual([expect.stringContaining(`SITE_URL is ${address}`)]);
    },
  );

  it('refuses a limit of 0, except for warm instances and proxies', () => {
    const values = {
      ...complete.values,
      API_MIN_INSTANCES: '0',
      API_TRUSTED_PROXIES: '0',
      API_MAX_INSTANCES: '0',
      API_WRITES_PER_ACCOUNT: '0',
      API_WRITES_PER_ADDRESS: 'many',
      API_LOOKUPS_PER_ADDRESS: '0',
    };
    expect(functionsProblems({ ...complete, values })).toEqual([
      'API_MAX_INSTANCES is 0, but a public shop needs a limit above 0',
      'API_WRITES_PER_ACCOUNT is 0, but a public shop needs a limit above 0',
      'API_WRITES_PER_ADDRESS is many, but a public shop needs a limit above 0',
      'API_LOOKUPS_PER_ADDRESS is 0, but a public shop needs a limit above 0',
    ]);
  });

  it('refuses the keys of Stripe in a file, and demands none there', () => {
    const params = [...complete.params, { name: 'STRIPE_SECRET_KEY', type: 'secret' }];
    expect(functionsProblems({ ...complete, params })).toEqual([]);
    const values = { ...complete.values, STRIPE_SECRET_KEY: 'sk_live_1' };
    const problems = functionsProblems({ ...complete, params, values });
    expect(problems).toEqual([expect.stringContaining('STRIPE_SECRET_KEY is set in')]);
    expect(problems[0]).not.toContain('sk_live_1');
  });

  it('reports App Check when the web app cannot send a token', () => {
    const values = { ...complete.values, API_APP_CHECK: 'true' };
    expect(functionsProblems({ ...complete, values })).toHaveLength(1);
    const web = { ...complete.web, VITE_APP_CHECK_SITE_KEY: 'key' };
    expect(functionsProblems({ ...complete, values, web })).toEqual([]);
  });
});
