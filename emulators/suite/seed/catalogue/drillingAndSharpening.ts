import { augerBits } from '../toolPictures/augerBits.ts';
import { bitBrace } from '../toolPictures/bitBrace.ts';
import { handDrill } from '../toolPictures/handDrill.ts';
import { honingGuide } from '../toolPictures/honingGuide.ts';
import { leatherStrop } from '../toolPictures/leatherStrop.ts';
import { waterStone } from '../toolPictures/waterStone.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const drillingAndSharpening: DescribedTool[] = [
  {
    id: 'bit-brace',
    toolName: 'Ratchet Bit Brace',
    price: 38.4,
    minOrder: 6,
    available: 72,
    toolDescription:
      'Bores large holes with quiet, steady force, far from any socket. The ratchet works in corners where a full turn does not fit, and the chuck holds round, hex and square shanks.',
    picture: bitBrace,
  },
  {
    id: 'hand-drill',
    toolName: 'Double-Pinion Hand Drill',
    price: 29.7,
    minOrder: 6,
    available: 110,
    toolDescription:
      'Fine control for pilot holes, hinges and fragile work. Two pinions keep the big gear from rocking, and the three-jaw chuck takes bits from half a millimetre to eight.',
    picture: handDrill,
  },
  {
    id: 'auger-bits',
    toolName: 'Auger Bit Set, Four Sizes',
    price: 33.25,
    minOrder: 5,
    available: 84,
    toolDescription:
      'Pulls itself into the wood and lifts the chips out cleanly. Sizes 10, 13, 16 and 20 mm with hex shanks, for braces and for slow machines, in a canvas roll.',
    picture: augerBits,
  },
  {
    id: 'water-stone',
    toolName: 'Combination Water Stone 1000/6000',
    price: 26.5,
    minOrder: 8,
    available: 225,
    toolDescription:
      'Two grits on one stone, from a dull edge to a mirror. It is ready after five minutes in water and sits firmly in its wooden holder; a lapping plate to keep it flat is included.',
    picture: waterStone,
  },
  {
    id: 'honing-guide',
    toolName: 'Honing Guide',
    price: 12.1,
    minOrder: 15,
    available: 300,
    toolDescription:
      'Holds chisels and plane irons at one angle until they are sharp. It takes blades up to 70 mm, and an apprentice gets the same edge with it as the foreman.',
    picture: honingGuide,
  },
  {
    id: 'leather-strop',
    toolName: 'Leather Strop Paddle',
    price: 9.3,
    minOrder: 20,
    available: 340,
    toolDescription:
      'The last ten strokes, the ones that turn sharp into razor sharp. Cowhide on a shaped beech paddle, with the rough side out to hold compound; a bar of compound is included.',
    picture: leatherStrop,
  },
];
