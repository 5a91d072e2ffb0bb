import { closeUp, inCarton } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const measuring: DescribedTool[] = [
  {
    id: 'marking-gauge',
    sku: 'MEA-6150',
    toolName: 'Beech Marking Gauge',
    price: 10.9,
    minOrder: 15,
    available: 405,
    toolDescription:
      'Scribes a line parallel to an edge, as often as needed. Brass wear strips keep the stock true, and the thumbscrew locks it without shifting the setting.',
    specifications: {
      Stem: '210 mm',
      Range: '150 mm',
      Material: 'Beech, brass strips',
      Weight: '0.16 kg',
    },
  },
  {
    id: 'try-square',
    sku: 'MEA-6200',
    toolName: 'Rosewood Try Square 200 mm',
    price: 19.5,
    minOrder: 10,
    available: 260,
    toolDescription:
      'Checks and marks ninety degrees to within a hair. The blade is blued spring steel, riveted through a rosewood stock with a brass face that does not wear hollow.',
    specifications: {
      'Blade length': '200 mm',
      Stock: 'Rosewood, brass face',
      Accuracy: '0.02 mm per 100 mm',
      Weight: '0.34 kg',
    },
    morePictures: [closeUp([190, 230], 2.4)],
  },
  {
    id: 'tape-measure',
    sku: 'MEA-6005',
    toolName: 'Tape Measure 5 m',
    price: 5.6,
    priceBreaks: [
      { minQuantity: 100, price: 5.2 },
      { minQuantity: 250, price: 4.85 },
      { minQuantity: 500, price: 4.5 },
      { minQuantity: 1_000, price: 4.2 },
    ],
    minOrder: 50,
    orderMultiple: 10,
    available: 2_400,
    toolDescription:
      'A coated blade that stands out a full two metres without breaking. Accuracy class II, a hook that allows for its own thickness, and a case that survives a fall from the scaffold.',
    specifications: {
      Length: '5 m',
      'Blade width': '25 mm',
      Accuracy: 'Class II',
      Weight: '0.26 kg',
    },
    morePictures: [inCarton()],
  },
  {
    id: 'sliding-bevel',
    sku: 'MEA-6230',
    toolName: 'Sliding Bevel 230 mm',
    price: 14.2,
    minOrder: 10,
    available: 0,
    toolDescription:
      'Takes an angle from one piece and carries it to another. The slotted blade locks with a flush lever, so that the stock lies flat on either side.',
    specifications: {
      'Blade length': '230 mm',
      Stock: 'Walnut, brass',
      Lock: 'Flush lever',
    },
  },
  {
    id: 'combination-square',
    sku: 'MEA-6300',
    toolName: 'Combination Square 300 mm',
    price: 22.8,
    priceBreaks: [
      { minQuantity: 20, price: 21.6 },
      { minQuantity: 50, price: 20.2 },
    ],
    minOrder: 10,
    available: 190,
    toolDescription:
      'Square, mitre, depth gauge and steel rule in a single tool. The graduations are etched and filled, the head is machined on three faces, and a small level and a scriber are built in.',
    specifications: {
      Rule: '300 mm',
      Angles: '45° and 90°',
      Graduation: '0.5 mm',
      Weight: '0.42 kg',
    },
  },
  {
    id: 'spirit-level',
    sku: 'MEA-6600',
    toolName: 'Spirit Level 600 mm',
    price: 24.9,
    minOrder: 8,
    available: 330,
    toolDescription:
      'Three vials that read true to half a millimetre per metre. The box section is milled on its measuring face, and the end caps come off for marking into corners.',
    specifications: {
      Length: '600 mm',
      Vials: '3',
      Accuracy: '0.5 mm per metre',
      Weight: '0.48 kg',
    },
  },
  {
    id: 'marking-knife',
    sku: 'MEA-6018',
    toolName: 'Marking Knife',
    price: 7.9,
    minOrder: 20,
    available: 15,
    toolDescription:
      'Cuts a line that a chisel can register in. The spear point works left and right of a square, and the flat back lies tight against the steel.',
    specifications: {
      Blade: '18 mm, spear point',
      Length: '170 mm',
      Handle: 'Walnut',
      Weight: '0.06 kg',
    },
  },
  {
    id: 'folding-rule',
    sku: 'MEA-6002',
    toolName: 'Folding Rule 2 m',
    price: 4.9,
    priceBreaks: [
      { minQuantity: 100, price: 4.6 },
      { minQuantity: 250, price: 4.25 },
      { minQuantity: 500, price: 3.95 },
    ],
    minOrder: 50,
    orderMultiple: 10,
    available: 2_200,
    toolDescription:
      'Ten sections that click straight and stay straight, read from either end. The yellow lacquer is baked on and the joints are sprung with steel, so the last one is as stiff in year five as the first.',
    specifications: {
      Length: '2 m',
      Sections: '10',
      Material: 'Beech, lacquered',
      Accuracy: 'Class III',
    },
  },
  {
    id: 'chalk-line',
    sku: 'MEA-6030',
    toolName: 'Chalk Line Reel 30 m',
    price: 8.2,
    priceBreaks: [
      { minQuantity: 60, price: 7.7 },
      { minQuantity: 120, price: 7.2 },
    ],
    minOrder: 24,
    orderMultiple: 12,
    available: 480,
    toolDescription:
      'Snaps a straight line across a floor or down a whole roof. The gear winds in four times as fast as a plain reel, and the felt at the mouth keeps the chalk inside the case.',
    specifications: {
      Line: '30 m',
      Gear: '4 : 1',
      Chalk: '60 g, refillable',
      Case: 'Impact-resistant plastic',
    },
  },
  {
    id: 'vernier-calliper',
    sku: 'MEA-6015',
    toolName: 'Vernier Calliper 150 mm',
    price: 27.3,
    minOrder: 6,
    available: 118,
    toolDescription:
      'Measures inside, outside and depth to a twentieth of a millimetre, with no battery to run flat. The scales are engraved on a satin face that does not dazzle, and the thumb lock holds a size for the next piece.',
    specifications: {
      Range: '150 mm',
      Reading: '0.05 mm',
      Material: 'Hardened stainless steel',
      Weight: '0.15 kg',
    },
    morePictures: [closeUp([220, 330], 2.2)],
  },
  {
    id: 'carpenters-pencils',
    sku: 'MEA-6180',
    toolName: "Carpenter's Pencil, Medium",
    price: 0.85,
    priceBreaks: [
      { minQuantity: 288, price: 0.79 },
      { minQuantity: 720, price: 0.72 },
      { minQuantity: 1_440, price: 0.66 },
      { minQuantity: 2_880, price: 0.6 },
    ],
    minOrder: 144,
    orderMultiple: 12,
    available: 7_200,
    toolDescription:
      'Flat, so that it stays on the roof, with a lead that draws on wet timber and rough boards. It is sharpened with a knife and lies close along a square. Sold in packs of twelve.',
    specifications: {
      Length: '180 mm',
      Lead: 'Medium, 5 × 2 mm',
      'Pieces per pack': '12',
      Finish: 'Red lacquer',
    },
    morePictures: [inCarton(), closeUp([210, 430], 2.2)],
  },
  {
    id: 'plumb-bob',
    sku: 'MEA-6340',
    toolName: 'Brass Plumb Bob 340 g',
    price: 15.7,
    minOrder: 10,
    available: 16,
    toolDescription:
      'Shows where straight down is, in the stairwell and at the door frame, without a battery or a beam. Turned from solid brass with a hardened steel tip that can be replaced, and four metres of braided line on a winder.',
    specifications: {
      Weight: '340 g',
      Line: '4 m, braided',
      Tip: 'Hardened steel',
      Material: 'Brass',
    },
  },
];
