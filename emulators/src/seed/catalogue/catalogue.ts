import type { CatalogueTool } from './catalogueTool.ts';
import { clamps } from './clamps.ts';
import { drillingAndSharpening } from './drillingAndSharpening.ts';
import { edgeTools } from './edgeTools.ts';
import { hammers } from './hammers.ts';
import { measuring } from './measuring.ts';
import { planes } from './planes.ts';
import { safety } from './safety.ts';
import { saws } from './saws.ts';

/** All tools of the seed. */
export const catalogue: CatalogueTool[] = [
  ...planes,
  ...edgeTools,
  ...saws,
  ...hammers,
  ...clamps,
  ...measuring,
  ...drillingAndSharpening,
  ...safety,
];

/** The newest tools, which the home page shows, newest first. */
export const shopWindow = [
  'jack-plane',
  'dovetail-saw',
  'bench-chisel',
  'claw-hammer',
  'f-clamp',
  'try-square',
];
