import { copingSaw } from '../toolPictures/copingSaw.ts';
import { dovetailSaw } from '../toolPictures/dovetailSaw.ts';
import { handSaw } from '../toolPictures/handSaw.ts';
import { japaneseSaw } from '../toolPictures/japaneseSaw.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const saws: DescribedTool[] = [
  {
    id: 'hand-saw',
    toolName: 'Hand Saw 550 mm, 8 TPI',
    price: 17.2,
    minOrder: 10,
    available: 520,
    toolDescription:
      'A straight-running saw for boards, studs and sheet goods. The teeth are hardened and cut on both strokes, and the handle squares off at 45 and 90 degrees for marking out.',
    picture: handSaw,
  },
  {
    id: 'dovetail-saw',
    toolName: 'Brass-Back Dovetail Saw',
    price: 42,
    minOrder: 6,
    available: 88,
    toolDescription:
      'A folded brass back keeps the thin blade stiff and heavy. With fifteen rip teeth to the inch it starts easily and leaves a joint that needs no paring. The handle is cut from walnut and fits a three-finger grip.',
    picture: dovetailSaw,
  },
  {
    id: 'coping-saw',
    toolName: 'Coping Saw with Ten Blades',
    price: 9.8,
    minOrder: 20,
    available: 640,
    toolDescription:
      'For scribed mouldings and the waste between dovetails. The blade turns to any angle and is tensioned by the handle; ten spare blades for wood come with each saw.',
    picture: copingSaw,
  },
  {
    id: 'japanese-saw',
    toolName: 'Double-Edge Pull Saw 240 mm',
    price: 27.5,
    minOrder: 8,
    available: 132,
    toolDescription:
      'Rip teeth on one edge and crosscut teeth on the other. It cuts on the pull, so the blade can be half as thick as a western one and needs half the effort. Blades are changed without tools.',
    picture: japaneseSaw,
  },
];
