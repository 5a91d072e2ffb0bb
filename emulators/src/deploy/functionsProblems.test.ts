import { describe, expect, it } from 'vitest';
import { type FunctionsDeployment, functionsProblems } from './functionsProblems.ts';

const complete: FunctionsDeployment = {
  project: 'shop-1',
  params: [
    { name: 'API_REGION', default: 'us-central1' },
    { name: 'SITE_URL', default: 'https://{{ params.PROJECT_ID }}.web.app' },
  ],
  values: { API_REGION: 'us-central1', SITE_URL: 'https://tools.example' },
  rewriteRegions: ['us-central1', 'us-central1'],
  web: { VITE_SITE_URL: 'https://tools.example/' },
};

describe('functionsProblems', () => {
  it('has nothing to say of complete settings', () => {
    expect(functionsProblems(complete)).toEqual([]);
  });

  it('names each parameter that is missing, with the line that sets its default', () => {
    expect(functionsProblems({ ...complete, values: {} })).toEqual([
      'API_REGION is not set in functions/.env.shop-1; its default is the line API_REGION=us-central1',
      'SITE_URL is not set in functions/.env.shop-1; its default is the line SITE_URL=https://shop-1.web.app',
    ]);
  });

  it('finds a region that Hosting does not look in', () => {
    const values = { ...complete.values, API_REGION: 'europe-west1' };
    expect(functionsProblems({ ...complete, values })).toEqual([
      'API_REGION is europe-west1, and a rewrite in firebase.json names us-central1',
    ]);
  });

  it('finds two addresses of one shop', () => {
    const web = { VITE_SITE_URL: 'https://www.tools.example' };
    expect(functionsProblems({ ...complete, web })).toEqual([
      'SITE_URL is https://tools.example, and VITE_SITE_URL is https://www.tools.example: the shop has one address',
    ]);
  });

  it('finds App Check asked of a web app that cannot send it', () => {
    const values = { ...complete.values, API_APP_CHECK: 'true' };
    expect(functionsProblems({ ...complete, values })).toHaveLength(1);
    const web = { ...complete.web, VITE_APP_CHECK_SITE_KEY: 'key' };
    expect(functionsProblems({ ...complete, values, web })).toEqual([]);
  });
});
