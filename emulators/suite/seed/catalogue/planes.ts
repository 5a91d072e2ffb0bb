import { closeUp, onBench } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const planes: DescribedTool[] = [
  {
    id: 'jack-plane',
    sku: 'PLN-1005',
    toolName: 'Jack Plane No. 5',
    price: 68.5,
    minOrder: 6,
    available: 240,
    toolDescription:
      'A cast-iron plane that takes rough boards down to dead flat. The sole is ground to within four hundredths of a millimetre and the 50 mm iron comes honed, so it cuts on the day it arrives. Spare irons and chip breakers are kept in stock.',
    specifications: {
      Length: '355 mm',
      'Iron width': '50 mm',
      Body: 'Cast iron, ground sole',
      Handles: 'Walnut',
      Weight: '2.2 kg',
    },
    morePictures: [closeUp([330, 350], 2.2), onBench(22)],
  },
  {
    id: 'smoothing-plane',
    sku: 'PLN-1240',
    toolName: 'Beech Smoothing Plane',
    price: 59.9,
    priceBreaks: [
      { minQuantity: 12, price: 57.5 },
      { minQuantity: 24, price: 54.9 },
    ],
    minOrder: 6,
    available: 310,
    toolDescription:
      'The plane for the last pass before oil, wax or lacquer. The body is steamed beech with a hornbeam sole, light in the hand and quiet on the board, and the wedged iron is set with two taps of a mallet.',
    specifications: {
      Length: '240 mm',
      'Iron width': '48 mm',
      Body: 'Steamed beech, hornbeam sole',
      'Bedding angle': '45°',
      Weight: '0.9 kg',
    },
    morePictures: [closeUp([360, 330], 2)],
  },
  {
    id: 'block-plane',
    sku: 'PLN-1060',
    toolName: 'Low-Angle Block Plane',
    price: 34.25,
    priceBreaks: [
      { minQuantity: 20, price: 32.9 },
      { minQuantity: 50, price: 30.8 },
      { minQuantity: 100, price: 28.9 },
    ],
    minOrder: 10,
    available: 420,
    toolDescription:
      'A one-handed plane for end grain, chamfers and quick fitting work. The iron lies at twelve degrees and the mouth closes with a turn of the brass knob. It lives in the apron pocket and is used twenty times a day.',
    specifications: {
      Length: '160 mm',
      'Iron width': '35 mm',
      'Bedding angle': '12°',
      Body: 'Cast iron, brass cap',
      Weight: '0.75 kg',
    },
  },
  {
    id: 'router-plane',
    sku: 'PLN-1071',
    toolName: 'Router Plane',
    price: 88,
    minOrder: 4,
    available: 64,
    toolDescription:
      'Cuts the floor of a groove or housing dead flat, to a depth that stays where it is set. It comes with a 12 mm square cutter and a pointed one for corners, and a fence for straight and curved edges.',
    specifications: {
      Width: '190 mm',
      Cutters: '12 mm square, 10 mm pointed',
      Depth: 'Up to 35 mm',
      Weight: '1.4 kg',
    },
  },
  {
    id: 'spokeshave',
    sku: 'PLN-1151',
    toolName: 'Flat-Bottom Spokeshave',
    price: 21.4,
    priceBreaks: [
      { minQuantity: 24, price: 20.2 },
      { minQuantity: 60, price: 18.9 },
    ],
    minOrder: 12,
    available: 275,
    toolDescription:
      'Shapes chair legs, handles and curved rails with clean, thin shavings. Two brass screws set the iron evenly, and the turned beech handles stay comfortable through a long day of pulling and pushing.',
    specifications: {
      Length: '260 mm',
      'Iron width': '54 mm',
      Sole: 'Flat',
      Handles: 'Beech',
      Weight: '0.4 kg',
    },
  },
  {
    id: 'jointer-plane',
    sku: 'PLN-1007',
    toolName: 'Jointer Plane No. 7',
    price: 112,
    priceBreaks: [
      { minQuantity: 8, price: 107 },
      { minQuantity: 16, price: 99.5 },
    ],
    minOrder: 4,
    available: 58,
    toolDescription:
      'Makes long edges straight enough for a glue joint without a gap. The sole is 560 mm of stress-relieved cast iron, and its weight carries the cut through knots. The fine thread of the adjuster leaves no play.',
    specifications: {
      Length: '560 mm',
      'Iron width': '60 mm',
      Body: 'Cast iron, ground sole',
      Handles: 'Beech',
      Weight: '3.6 kg',
    },
    morePictures: [closeUp([230, 370], 2.2)],
  },
  {
    id: 'shoulder-plane',
    sku: 'PLN-1092',
    toolName: 'Shoulder Plane 20 mm',
    price: 74.6,
    minOrder: 4,
    maxOrder: 24,
    available: 96,
    toolDescription:
      'Trims the shoulders of tenons and the corners of rebates. Sides and sole are ground square to each other, so it cuts as true on its side as on its foot, and the mouth opens by the turn of a screw.',
    specifications: {
      Length: '205 mm',
      'Iron width': '20 mm',
      'Bedding angle': '18°',
      Body: 'Ductile iron, walnut wedge',
      Weight: '1.1 kg',
    },
  },
  {
    id: 'card-scrapers',
    sku: 'PLN-1080',
    toolName: 'Card Scraper Set, Three Shapes',
    price: 13.9,
    priceBreaks: [
      { minQuantity: 36, price: 12.8 },
      { minQuantity: 96, price: 11.6 },
    ],
    minOrder: 12,
    orderMultiple: 12,
    available: 372,
    toolDescription:
      'Takes off shavings as thin as breath where the grain turns and a plane would tear. A rectangle, a curve and a gooseneck of spring steel, with edges milled square and ready to be turned.',
    specifications: {
      Pieces: '3',
      Material: 'Spring steel, 50 HRC',
      Thickness: '0.8 mm',
      Size: '150 × 62 mm',
    },
  },
];
