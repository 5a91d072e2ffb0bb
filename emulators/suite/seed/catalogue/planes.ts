import { blockPlane } from '../toolPictures/blockPlane.ts';
import { jackPlane } from '../toolPictures/jackPlane.ts';
import { routerPlane } from '../toolPictures/routerPlane.ts';
import { smoothingPlane } from '../toolPictures/smoothingPlane.ts';
import { spokeshave } from '../toolPictures/spokeshave.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const planes: DescribedTool[] = [
  {
    id: 'jack-plane',
    toolName: 'Jack Plane No. 5',
    price: 68.5,
    minOrder: 6,
    available: 240,
    toolDescription:
      'A cast-iron plane that takes rough boards down to dead flat. The sole is ground to within four hundredths of a millimetre and the 50 mm iron comes honed, so it cuts on the day it arrives. Spare irons and chip breakers are kept in stock.',
    picture: jackPlane,
  },
  {
    id: 'smoothing-plane',
    toolName: 'Beech Smoothing Plane',
    price: 59.9,
    minOrder: 6,
    available: 310,
    toolDescription:
      'The plane for the last pass before oil, wax or lacquer. The body is steamed beech with a hornbeam sole, light in the hand and quiet on the board, and the wedged iron is set with two taps of a mallet.',
    picture: smoothingPlane,
  },
  {
    id: 'block-plane',
    toolName: 'Low-Angle Block Plane',
    price: 34.25,
    minOrder: 10,
    available: 420,
    toolDescription:
      'A one-handed plane for end grain, chamfers and quick fitting work. The iron lies at twelve degrees and the mouth closes with a turn of the brass knob. It lives in the apron pocket and is used twenty times a day.',
    picture: blockPlane,
  },
  {
    id: 'router-plane',
    toolName: 'Router Plane',
    price: 88,
    minOrder: 4,
    available: 64,
    toolDescription:
      'Cuts the floor of a groove or housing dead flat, to a depth that stays where it is set. It comes with a 12 mm square cutter and a pointed one for corners, and a fence for straight and curved edges.',
    picture: routerPlane,
  },
  {
    id: 'spokeshave',
    toolName: 'Flat-Bottom Spokeshave',
    price: 21.4,
    minOrder: 12,
    available: 275,
    toolDescription:
      'Shapes chair legs, handles and curved rails with clean, thin shavings. Two brass screws set the iron evenly, and the turned beech handles stay comfortable through a long day of pulling and pushing.',
    picture: spokeshave,
  },
];
