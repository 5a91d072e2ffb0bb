import { type Endpoint, fillParams } from './functionsManifest.ts';

const counted = (count: string, noun: string): string =>
  `${count} ${count === '1' ? noun : `${noun}s`}`;

/** Where and how a function runs, in one line. What it leaves to the cloud is not in it. */
export const describeEndpoint = (
  { region, availableMemoryMb, concurrency, maxInstances }: Endpoint,
  values: Record<string, string | undefined>,
): string => {
  const filled = (value: unknown): string => fillParams(String(value), values);
  return [
    filled(region),
    availableMemoryMb ? `${availableMemoryMb} MiB` : '',
    concurrency ? `${counted(filled(concurrency), 'request')} at a time` : '',
    maxInstances ? `at most ${counted(filled(maxInstances), 'instance')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};
