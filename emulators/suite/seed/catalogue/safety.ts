import { closeUp, inCarton } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const safety: DescribedTool[] = [
  {
    id: 'safety-glasses',
    sku: 'SAF-9100',
    toolName: 'Safety Glasses, Clear',
    price: 3.8,
    priceBreaks: [
      { minQuantity: 200, price: 3.5 },
      { minQuantity: 600, price: 3.2 },
    ],
    minOrder: 60,
    orderMultiple: 20,
    available: 3_600,
    toolDescription:
      'Light enough to forget, tough enough for flying chips and splinters. The lens wraps around the side, resists scratches and fog, and meets the impact class for workshop machines.',
    specifications: {
      Lens: 'Clear, polycarbonate',
      Coating: 'Against scratches and fog',
      'Impact class': 'F',
      Weight: '28 g',
    },
    morePictures: [inCarton()],
  },
  {
    id: 'ear-defenders',
    sku: 'SAF-9310',
    toolName: 'Ear Defenders 31 dB',
    price: 11.2,
    minOrder: 20,
    available: 540,
    toolDescription:
      'Takes the scream out of planers and saws, and lets speech through. The padded headband folds, the cushions are replaced without tools, and the pressure stays even over a whole shift.',
    specifications: { Attenuation: '31 dB', Headband: 'Folding, padded', Weight: '0.29 kg' },
    morePictures: [closeUp([150, 430], 2)],
  },
  {
    id: 'work-gloves',
    sku: 'SAF-9208',
    toolName: 'Work Gloves, Pair',
    price: 4.15,
    priceBreaks: [
      { minQuantity: 100, price: 3.95 },
      { minQuantity: 300, price: 3.7 },
      { minQuantity: 600, price: 3.4 },
    ],
    minOrder: 50,
    orderMultiple: 10,
    available: 1_900,
    toolDescription:
      'Leather where the wear is, cotton where the hand must breathe. Double stitching at thumb and palm, a cuff that keeps shavings out, in sizes 8 to 11.',
    specifications: {
      Sizes: '8 to 11',
      Palm: 'Cowhide',
      Back: 'Cotton',
      'Pieces per pack': '10 pairs',
    },
  },
  {
    id: 'dust-mask',
    sku: 'SAF-9420',
    toolName: 'Dust Mask FFP2 with Valve',
    price: 1.65,
    priceBreaks: [
      { minQuantity: 300, price: 1.52 },
      { minQuantity: 600, price: 1.4 },
      { minQuantity: 1_200, price: 1.28 },
      { minQuantity: 3_000, price: 1.15 },
    ],
    minOrder: 100,
    orderMultiple: 20,
    available: 5_600,
    toolDescription:
      'Keeps fine oak and MDF dust out of the lungs for a whole shift. The valve lets warm breath out, so glasses stay clear, and the nose clip bends to any face. Sold in boxes of twenty.',
    specifications: {
      Class: 'FFP2 NR D',
      Valve: 'Yes',
      'Pieces per box': '20',
      Straps: 'Two, adjustable',
    },
    morePictures: [inCarton()],
  },
  {
    id: 'knee-pads',
    sku: 'SAF-9500',
    toolName: 'Knee Pads, Pair',
    price: 13.8,
    priceBreaks: [
      { minQuantity: 40, price: 13.1 },
      { minQuantity: 100, price: 12.2 },
    ],
    minOrder: 20,
    available: 310,
    toolDescription:
      'A hard shell over thick foam for everyone who lays floors. The shell rocks instead of sliding, the straps close behind the calf and not behind the knee, and the cover goes into the wash.',
    specifications: {
      Shell: 'Polyethylene',
      Padding: 'EVA foam, 18 mm',
      Straps: 'Two, elastic',
      Weight: '0.42 kg',
    },
  },
  {
    id: 'safety-helmet',
    sku: 'SAF-9600',
    toolName: 'Safety Helmet, Yellow',
    price: 10.4,
    minOrder: 20,
    available: 34,
    toolDescription:
      'For the day when someone works on the floor above. The shell weighs little, the slots let the heat out, and the ratchet at the neck sets the size with one hand, gloves on.',
    specifications: {
      'Head size': '52 to 64 cm',
      Shell: 'ABS',
      'Chin strap': 'Four points',
      Weight: '0.36 kg',
    },
  },
];
