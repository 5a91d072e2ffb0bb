/**
 * `npm run bench:pictures`: measures the memory to resize the largest pictures, each in a new
 * process.
 */
import { largestPictures } from 'functions/testing/pictures/largestPictures';
import { peakMemoryOf } from 'functions/testing/usage/peakMemory';
import { readBenchOptions, rounded } from './support/support.ts';

readBenchOptions('npm run bench:pictures    measure the memory to resize pictures');

const functionMiB = 1024;

const figures: Record<string, object> = {};
for (const [name, make] of Object.entries(largestPictures)) {
  const picture = await make();
  const peak = await peakMemoryOf(picture);
  if (peak > functionMiB) process.exitCode = 1;
  figures[name] = { KiB: rounded(picture.length / 1024), 'peak, MiB': rounded(peak) };
}
console.table(figures);
