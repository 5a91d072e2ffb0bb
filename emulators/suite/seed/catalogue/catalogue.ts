import { generatedSku, toolDefaults } from 'functions/contract';
import type { CatalogueTool, DescribedTool } from './catalogueTool.ts';
import { clamps } from './clamps.ts';
import { drillingAndSharpening } from './drillingAndSharpening.ts';
import { edgeTools } from './edgeTools.ts';
import { hammers } from './hammers.ts';
import { measuring } from './measuring.ts';
import { planes } from './planes.ts';
import { safety } from './safety.ts';
import { saws } from './saws.ts';

const files: Record<string, DescribedTool[]> = {
  'planes.ts': planes,
  'edgeTools.ts': edgeTools,
  'saws.ts': saws,
  'hammers.ts': hammers,
  'clamps.ts': clamps,
  'measuring.ts': measuring,
  'drillingAndSharpening.ts': drillingAndSharpening,
  'safety.ts': safety,
};

/** All tools of the seed. */
export const catalogue: CatalogueTool[] = Object.values(files)
  .flat()
  .map((tool) => {
    const { category = toolDefaults.category } = tool;
    return { ...toolDefaults, sku: generatedSku(category, tool.id), ...tool };
  });

/** The file in `catalogue` that contains a tool. */
export const catalogueFileOf = (id: string): string | undefined =>
  Object.keys(files).find((file) => files[file]?.some((tool) => tool.id === id));

/** The newest tools, which the home page shows, newest first. */
export const shopWindow = [
  'jack-plane',
  'dovetail-saw',
  'bench-chisel',
  'claw-hammer',
  'f-clamp',
  'try-square',
];
