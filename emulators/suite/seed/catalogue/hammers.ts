import { clawHammer } from '../toolPictures/clawHammer.ts';
import { crossPeinHammer } from '../toolPictures/crossPeinHammer.ts';
import { joinersMallet } from '../toolPictures/joinersMallet.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const hammers: DescribedTool[] = [
  {
    id: 'claw-hammer',
    toolName: 'Claw Hammer 450 g',
    price: 15.95,
    minOrder: 12,
    available: 780,
    toolDescription:
      'A forged head with a claw that grips nails without heads. The hickory handle is wedged crosswise and sealed, and it absorbs the shock of a full day on site.',
    picture: clawHammer,
  },
  {
    id: 'joiners-mallet',
    toolName: "Joiner's Beech Mallet",
    price: 13.4,
    minOrder: 12,
    available: 350,
    toolDescription:
      'Steamed beech, with faces angled so that every blow lands square. The handle tapers into the head and tightens in use. It spares chisel handles and assembled joints alike.',
    picture: joinersMallet,
  },
  {
    id: 'cross-pein-hammer',
    toolName: 'Cross-Pein Hammer 280 g',
    price: 11.7,
    minOrder: 12,
    available: 9,
    toolDescription:
      'Starts small nails between finger and thumb and then drives them home. A well-balanced head for cabinet backs, beading and pins, on an ash handle.',
    picture: crossPeinHammer,
  },
];
