import { benchChisel } from '../toolPictures/benchChisel.ts';
import { carvingGouge } from '../toolPictures/carvingGouge.ts';
import { mortiseChisel } from '../toolPictures/mortiseChisel.ts';
import { woodRasp } from '../toolPictures/woodRasp.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const edgeTools: DescribedTool[] = [
  {
    id: 'bench-chisel',
    toolName: 'Bevel-Edge Bench Chisel 18 mm',
    price: 12.75,
    minOrder: 24,
    available: 960,
    toolDescription:
      'The chisel every bench needs, with bevels fine enough for dovetails. The chrome vanadium blade is hardened along its whole length, and the beech handle carries a steel hoop for the mallet.',
    picture: benchChisel,
  },
  {
    id: 'mortise-chisel',
    toolName: 'Mortise Chisel 10 mm',
    price: 18.9,
    minOrder: 12,
    available: 180,
    toolDescription:
      'A thick blade that levers out waste without bending or twisting. A leather washer under the hoop takes the sting out of heavy blows. For doors, sashes and timber frames.',
    picture: mortiseChisel,
  },
  {
    id: 'carving-gouge',
    toolName: 'Carving Gouge, Sweep 7',
    price: 16.3,
    minOrder: 12,
    available: 144,
    toolDescription:
      'A medium sweep of 16 mm for bowls, letters and mouldings. The edge is polished inside and out and needs only a strop before its first cut. The octagonal handle does not roll off the bench.',
    picture: carvingGouge,
  },
  {
    id: 'wood-rasp',
    toolName: 'Half-Round Wood Rasp 250 mm',
    price: 14.6,
    minOrder: 12,
    available: 210,
    toolDescription:
      'Takes wood away fast and leaves a surface that sands easily. One side is flat and one is round, with teeth set in an irregular pattern so that they leave no furrows.',
    picture: woodRasp,
  },
];
