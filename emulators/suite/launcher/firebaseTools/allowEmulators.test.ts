import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { type FirebaseConfig, readConfig } from '@tools-hub/kit/ports';
import { expect, it } from 'vitest';
import { allowEmulators } from './allowEmulators.ts';

const policyOf = ({ hosting }: FirebaseConfig): string[] => {
  const header = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  return header?.value.split('; ') ?? [];
};

it('lets pages reach the emulators of a suite, and changes nothing else', () => {
  const config = readConfig(10_000);
  const before = policyOf(config);
  const added = policyOf(allowEmulators(config)).flatMap((directive, index) =>
    directive === before[index] ? [] : [directive.slice(before[index]?.length)],
  );
  const [auth, firestore, storage] = [19099, 18080, 19199].map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const connected = ` ${auth} ${firestore} ${storage}`;
  expect(added.toSorted()).toEqual([` ${auth}`, connected, ` ${storage}`].toSorted());
  expect(policyOf(config)).toEqual(before);
});

it('the policy of production contains no local address and no address without TLS', () => {
  const { hosting } = JSON.parse(readFileSync(projectFile('firebase.json'), 'utf8'));
  expect(JSON.stringify(hosting)).not.toMatch(/localhost|127\.0\.0\.1|http:/);
});
