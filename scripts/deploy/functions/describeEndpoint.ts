import { counted } from 'functions/contract';
import { type Endpoint, fillParams } from './functionsManifest.ts';

/** Where and how a function runs, in one line. What it leaves to the cloud is not in it. */
export const describeEndpoint = (
  { region, availableMemoryMb, concurrency, maxInstances }: Endpoint,
  values: Record<string, string | undefined>,
): string => {
  const filled = (value: unknown): string => fillParams(String(value), values);
  return [
    filled(region),
    availableMemoryMb ? `${availableMemoryMb} MiB` : '',
    concurrency ? `${counted(Number(filled(concurrency)), 'request')} at a time` : '',
    maxInstances ? `at most ${counted(Number(filled(maxInstances)), 'instance')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
};
