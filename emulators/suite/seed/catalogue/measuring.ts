import { combinationSquare } from '../toolPictures/combinationSquare.ts';
import { markingGauge } from '../toolPictures/markingGauge.ts';
import { markingKnife } from '../toolPictures/markingKnife.ts';
import { slidingBevel } from '../toolPictures/slidingBevel.ts';
import { spiritLevel } from '../toolPictures/spiritLevel.ts';
import { tapeMeasure } from '../toolPictures/tapeMeasure.ts';
import { trySquare } from '../toolPictures/trySquare.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const measuring: DescribedTool[] = [
  {
    id: 'marking-gauge',
    toolName: 'Beech Marking Gauge',
    price: 10.9,
    minOrder: 15,
    available: 405,
    toolDescription:
      'Scribes a line parallel to an edge, as often as needed. Brass wear strips keep the stock true, and the thumbscrew locks it without shifting the setting.',
    picture: markingGauge,
  },
  {
    id: 'try-square',
    toolName: 'Rosewood Try Square 200 mm',
    price: 19.5,
    minOrder: 10,
    available: 260,
    toolDescription:
      'Checks and marks ninety degrees to within a hair. The blade is blued spring steel, riveted through a rosewood stock with a brass face that does not wear hollow.',
    picture: trySquare,
  },
  {
    id: 'tape-measure',
    toolName: 'Tape Measure 5 m',
    price: 5.6,
    minOrder: 50,
    available: 2_400,
    toolDescription:
      'A coated blade that stands out a full two metres without breaking. Accuracy class II, a hook that allows for its own thickness, and a case that survives a fall from the scaffold.',
    picture: tapeMeasure,
  },
  {
    id: 'sliding-bevel',
    toolName: 'Sliding Bevel 230 mm',
    price: 14.2,
    minOrder: 10,
    available: 0,
    toolDescription:
      'Takes an angle from one piece and carries it to another. The slotted blade locks with a flush lever, so that the stock lies flat on either side.',
    picture: slidingBevel,
  },
  {
    id: 'combination-square',
    toolName: 'Combination Square 300 mm',
    price: 22.8,
    minOrder: 10,
    available: 190,
    toolDescription:
      'Square, mitre, depth gauge and steel rule in a single tool. The graduations are etched and filled, the head is machined on three faces, and a small level and a scriber are built in.',
    picture: combinationSquare,
  },
  {
    id: 'spirit-level',
    toolName: 'Spirit Level 600 mm',
    price: 24.9,
    minOrder: 8,
    available: 330,
    toolDescription:
      'Three vials that read true to half a millimetre per metre. The box section is milled on its measuring face, and the end caps come off for marking into corners.',
    picture: spiritLevel,
  },
  {
    id: 'marking-knife',
    toolName: 'Marking Knife',
    price: 7.9,
    minOrder: 20,
    available: 15,
    toolDescription:
      'Cuts a line that a chisel can register in. The spear point works left and right of a square, and the flat back lies tight against the steel.',
    picture: markingKnife,
  },
];
