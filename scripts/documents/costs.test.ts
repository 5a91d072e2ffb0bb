import { apiRoutes } from 'functions/contract';
import { callCosts } from 'functions/testing/usage/callCosts';
import { expect, it } from 'vitest';
import { codeIn } from '../repository/markdown.ts';

const calls = Object.values(apiRoutes).map(
  ({ method, pattern }) => `${method} ${pattern.replaceAll(/:(\w+)/g, '{$1}')}`,
);

const named = callCosts
  .flatMap(({ of }) => codeIn(of))
  .filter((code) => /^(?:GET|POST|PUT|DELETE) \//.test(code));

it('has the cost of every call of the API, and of no other', () => {
  expect(new Set(named)).toEqual(new Set(calls));
});
