import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idTokenOf } from '../../testing/tokens.ts';
import { config } from '../firebase/config.ts';
import { audienceStyle, sessionScript } from './sessionScript.ts';

const now = Date.parse('2026-05-04T12:00:00Z');

const tokenWith = (changes: object) =>
  idTokenOf('carla', { name: 'Carla Müller', ...changes }, now);

const run = () => {
  const script = Object.assign(document.createElement('script'), { textContent: sessionScript });
  script.dataset.project = config.firebase.projectId;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(sessionScript)();
  return document.documentElement.dataset.audience;
};

const audienceOf = (token: string) => {
  localStorage.setItem('accessToken', token);
  return run();
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  delete document.documentElement.dataset.audience;
});

it('finds customers and admins', () => {
  expect(audienceOf(tokenWith({}))).toBe('customer');
  expect(audienceOf(tokenWith({ admin: true }))).toBe('admin');
  expect(audienceOf(tokenWith({ admin: true, email_verified: false }))).toBe('customer');
});

it.each([
  ['an expired token', tokenWith({ exp: now / 1000 + 29 })],
  ['a token without an expiry', tokenWith({ exp: undefined })],
  ['a token without an account', tokenWith({ sub: '' })],
  ['a token of another project', tokenWith({ aud: 'other' })],
  ['a token of another issuer', tokenWith({ iss: 'https://other.example/demo-tools-hub' })],
  ['text that is no token', '{}'],
  ['a damaged token', 'a.%%%.c'],
])('finds nobody in %s', (_name, token) => {
  expect(audienceOf(token)).toBe('unknown');
});

it('finds nobody without a token, and without storage', () => {
  expect(run()).toBe('unknown');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toBe('unknown');
});

it('shows the parts for the audience, and without the script those for nobody', () => {
  document.head.innerHTML = `<style>${audienceStyle}</style>`;
  document.body.innerHTML =
    '<p data-for="admin"></p><p data-for="admin customer"></p><p data-for="unknown"></p>';
  const shown = () =>
    [...document.querySelectorAll('p')].map((part) => getComputedStyle(part).display !== 'none');
  expect(shown()).toEqual([false, false, true]);
  audienceOf(tokenWith({}));
  expect(shown()).toEqual([false, true, false]);
  audienceOf(tokenWith({ admin: true }));
  expect(shown()).toEqual([true, true, false]);
});
