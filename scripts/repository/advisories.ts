/** Affected versions, from the first one up to but excluding the fixed one. */
type Versions = readonly [first: string, fixed: string];

/** A package with a known vulnerability of high or critical severity. */
interface Advisory {
  name: string;
  affected: readonly Versions[];
  /** In https://github.com/advisories/. */
  ids: readonly string[];
}

/**
 * Advisories on packages that are deployed, so that a lock file cannot bring back these versions.
 * For all others, `npm run deploy` queries the registry.
 */
const advisories: readonly Advisory[] = [
  {
    name: '@grpc/grpc-js',
    affected: [['1.10.0', '1.14.4']],
    ids: ['GHSA-5375-pq7m-f5r2', 'GHSA-99f4-grh7-6pcq'],
  },
  { name: 'body-parser', affected: [['2.0.0', '2.3.0']], ids: ['GHSA-v422-hmwv-36x6'] },
  {
    name: 'fast-xml-parser',
    affected: [['0', '5.10.1']],
    ids: ['GHSA-m7jm-9gc2-mpf2', 'GHSA-8gc5-j5rx-235r', 'GHSA-8r6m-32jq-jx6q'],
  },
  { name: 'node-forge', affected: [['0', '1.3.2']], ids: ['GHSA-554w-wpv2-vw27'] },
  {
    name: 'path-to-regexp',
    affected: [['8.0.0', '8.4.0']],
    ids: ['GHSA-j3q9-mxjg-w52f', 'GHSA-27v5-c462-wpq7'],
  },
  {
    name: 'protobufjs',
    affected: [
      ['0', '7.6.3'],
      ['8.0.0', '8.6.6'],
    ],
    ids: ['GHSA-xq3m-2v4x-88gg', 'GHSA-f38q-mgvj-vph7', 'GHSA-j3f2-48v5-ccww'],
  },
  { name: 'qs', affected: [['0', '6.14.1']], ids: ['GHSA-6rw7-vpxm-498p'] },
  {
    name: 'react-router',
    affected: [['7.0.0', '7.16.0']],
    ids: ['GHSA-2w69-qvjg-hvjx', 'GHSA-49rj-9fvp-4h2h', 'GHSA-2j2x-hqr9-3h42'],
  },
  { name: 'websocket-driver', affected: [['0', '0.7.5']], ids: ['GHSA-xv26-6w52-cph6'] },
];

const { compare } = new Intl.Collator('en', { numeric: true });

/** The advisories that affect a version of a package. */
export const advisoriesOn = (name: string, version: string): string[] =>
  advisories
    .filter((advisory) => advisory.name === name)
    .filter(({ affected }) =>
      affected.some(
        ([first, fixed]) => compare(first, version) <= 0 && compare(version, fixed) < 0,
      ),
    )
    .flatMap(({ ids }) => ids);
