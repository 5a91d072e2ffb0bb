import { beforeEach, expect, it } from 'vitest';
import { recentTargets, rememberTarget, removeRecentTargets } from './recentTargets.ts';

beforeEach(() => localStorage.clear());

const target = (name: string) => ({ to: `/dashboard/${name}`, title: name, detail: '' });

it('remembers the last six of an account, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberTarget('nora', target(name));
  expect(
    recentTargets('nora')
      .map(({ title }) => title)
      .join(''),
  ).toBe('cgfedb');
  expect(recentTargets('carla')).toEqual([]);
  removeRecentTargets('carla');
  expect(recentTargets('nora')).toEqual([]);
});

it.each([
  'no JSON',
  '{}',
  '[null, 1, {"to": "/x"}]',
  '[{"to": "//evil.example", "title": "Orders", "detail": ""}]',
])('ignores what somebody has edited: %s', (text) => {
  localStorage.setItem('recent:nora:targets', text);
  expect(recentTargets('nora')).toEqual([]);
});
