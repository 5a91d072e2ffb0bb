import { fClamp } from '../toolPictures/fClamp.ts';
import { gClamp } from '../toolPictures/gClamp.ts';
import { sashClamp } from '../toolPictures/sashClamp.ts';
import { springClamp } from '../toolPictures/springClamp.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const clamps: DescribedTool[] = [
  {
    id: 'f-clamp',
    toolName: 'F-Clamp 600 × 120 mm',
    price: 16.8,
    minOrder: 20,
    available: 1_150,
    toolDescription:
      'Presses with 5,000 newtons and does not ever creep under load. The rail is profiled from cold-drawn steel, the sliding arm grips at any point, and the pads are soft enough for finished work.',
    picture: fClamp,
  },
  {
    id: 'g-clamp',
    toolName: 'G-Clamp 100 mm',
    price: 8.45,
    minOrder: 24,
    available: 860,
    toolDescription:
      'A ductile iron frame that holds where nothing may give way. The rolled thread runs freely after years of glue and dust, and the swivel pad finds its own angle.',
    picture: gClamp,
  },
  {
    id: 'spring-clamp',
    toolName: 'Spring Clamp 75 mm',
    price: 2.35,
    minOrder: 100,
    available: 4_800,
    toolDescription:
      'A third hand for edging, templates and dust sheets. It opens to 75 mm with one hand and closes with even pressure; the jaws swivel and leave no marks.',
    picture: springClamp,
  },
  {
    id: 'sash-clamp',
    toolName: 'Sash Clamp 1,200 mm',
    price: 31.6,
    minOrder: 8,
    available: 96,
    toolDescription:
      'Pulls table tops and frames together without bowing. The T-shaped bar stays straight at full pressure, and the tail stop is moved by a pin that hangs from its own chain.',
    picture: sashClamp,
  },
];
