/** Loaded before everything else in each process of a suite: `node --import preload.ts …`. */
import { followClock } from './followClock.ts';

const { TOOLS_HUB_CLOCK: file } = process.env;
if (file !== undefined) followClock(file);
