import { expect, it } from 'vitest';
import { describeEndpoint } from './describeEndpoint.ts';

const values = { API_REGION: 'europe-west1', API_CONCURRENCY: '80' };

it('describes where and how a function runs, with the values of parameters', () => {
  const endpoint = {
    region: '{{ params.API_REGION }}',
    availableMemoryMb: 512,
    concurrency: '{{ params.API_CONCURRENCY }}',
    maxInstances: 1,
  };
  expect(describeEndpoint(endpoint, values)).toBe(
    'europe-west1, 512 MiB, 80 requests at a time, at most 1 instance',
  );
});

it('leaves out what the cloud decides', () => {
  const endpoint = { region: 'us-central1', availableMemoryMb: null, concurrency: null };
  expect(describeEndpoint(endpoint, values)).toBe('us-central1');
});
