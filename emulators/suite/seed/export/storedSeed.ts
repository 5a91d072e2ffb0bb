import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, hashOfInputs } from '@tools-hub/kit/builds/builds';
import { projectFile } from '@tools-hub/kit/paths';
import { dayOf } from 'functions/contract';
import { timeZone } from '../data/timeZone.ts';
import { reportFile, type SeedReport, type SeedTarget } from './seedReport.ts';

/** An export of the seed. */
export interface StoredSeed {
  folder: string;
  report: SeedReport;
}

const sources = [
  'emulators/suite/seed/**/*.{ts,svg}',
  'emulators/firestore/{export,values,wire}/**/*.ts',
  'functions/{package.json,src/**/*.ts}',
  'package-lock.json',
];

/** Today in the shop: the orders of the seed were placed until today. */
const today = () => dayOf(new Date(), timeZone);

const defaultFolder = ({ storage }: SeedTarget) =>
  projectFile(`node_modules/.cache/tools-hub/seed-${storage.split(':').at(-1)}`);

const write = async (folder: string, target: SeedTarget) => {
  // Loading the seed and the services that write it takes a second.
  const { exportSeed } = await import('./exportSeed.ts');
  await exportSeed(folder, target);
};

/**
 * The seed as an export, which it writes when the sources have changed since the last one, or the
 * day has.
 */
export const storedSeed = async (
  target: SeedTarget,
  writeTo = write,
  folder = defaultFolder(target),
): Promise<StoredSeed> => {
  const hash = hashOfInputs(sources, { ...target, today: today() });
  await buildIfChanged(folder, hash, () => writeTo(folder, target));
  return { folder, report: JSON.parse(readFileSync(join(folder, reportFile), 'utf8')) };
};
