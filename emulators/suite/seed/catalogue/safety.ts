import { earDefenders } from '../toolPictures/earDefenders.ts';
import { safetyGlasses } from '../toolPictures/safetyGlasses.ts';
import { workGloves } from '../toolPictures/workGloves.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const safety: DescribedTool[] = [
  {
    id: 'safety-glasses',
    toolName: 'Safety Glasses, Clear',
    price: 3.8,
    minOrder: 60,
    available: 3_600,
    toolDescription:
      'Light enough to forget, tough enough for flying chips and splinters. The lens wraps around the side, resists scratches and fog, and meets the impact class for workshop machines.',
    picture: safetyGlasses,
  },
  {
    id: 'ear-defenders',
    toolName: 'Ear Defenders 31 dB',
    price: 11.2,
    minOrder: 20,
    available: 540,
    toolDescription:
      'Takes the scream out of planers and saws, and lets speech through. The padded headband folds, the cushions are replaced without tools, and the pressure stays even over a whole shift.',
    picture: earDefenders,
  },
  {
    id: 'work-gloves',
    toolName: 'Work Gloves, Pair',
    price: 4.15,
    minOrder: 50,
    available: 1_900,
    toolDescription:
      'Leather where the wear is, cotton where the hand must breathe. Double stitching at thumb and palm, a cuff that keeps shavings out, in sizes 8 to 11.',
    picture: workGloves,
  },
];
