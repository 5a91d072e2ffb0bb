/** The costs of calls in functions/README.md. */
import { apiRoutes } from 'functions/contract';
import { expect, it } from 'vitest';
import { codeIn } from './markdown.ts';
import { readText } from './repository.ts';

const [, section = ''] =
  /^## What a call costs$(.*?)^## /ms.exec(readText('functions/README.md')) ?? [];

const calls = Object.values(apiRoutes).map(
  ({ method, pattern }) => `${method} ${pattern.replaceAll(/:(\w+)/g, '{$1}')}`,
);

const named = codeIn(section).filter((code) => /^(?:GET|POST|PUT|DELETE) \//.test(code));

it('has the cost of every call of the API, and of no other', () => {
  expect(new Set(named)).toEqual(new Set(calls));
});
