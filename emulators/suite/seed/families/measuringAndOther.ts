import { type DescribedFamily, size } from './describedFamily.ts';

export const measuringAndOtherFamilies: DescribedFamily[] = [
  {
    id: 'rosewood-try-squares',
    name: 'Rosewood Try Squares',
    text: 'Ninety degrees in four lengths, with blades of blued spring steel.',
    axes: ['blade-length'],
    like: 'try-square',
    sizeName: 'Rosewood Try Square {}',
    sizes: [
      size('100 mm', 'MEA-6210', 14.8, 140, { Weight: '0.16 kg' }),
      size('150 mm', 'MEA-6215', 17.2, 210, { Weight: '0.24 kg' }),
      size('300 mm', 'MEA-6231', 25.4, 90, { Weight: '0.55 kg' }),
    ],
  },
  {
    id: 'spirit-levels',
    name: 'Spirit Levels',
    text: 'Box sections with three vials, from the one for a shelf to the one for a door frame.',
    axes: ['length'],
    like: 'spirit-level',
    sizeName: 'Spirit Level {}',
    sizes: [
      size('400 mm', 'MEA-6640', 21.6, 180, { Weight: '0.36 kg' }),
      size('800 mm', 'MEA-6680', 28.7, 160, { Weight: '0.62 kg' }),
      size('1,200 mm', 'MEA-6612', 35.9, 96, { Weight: '0.9 kg' }),
      size('2,000 mm', 'MEA-6620', 58.4, 40, { Weight: '1.5 kg' }),
    ],
  },
  {
    id: 'tape-measures',
    name: 'Tape Measures',
    text: 'Coated blades of class II, by length. The longer blades are wider, so that they stand out further.',
    axes: ['length'],
    like: 'tape-measure',
    sizeName: 'Tape Measure {}',
    description:
      'A coated blade that stands out without breaking. Accuracy class II, a hook that allows for its own thickness, and a case that survives a fall from the scaffold.',
    sizes: [
      size('3 m', 'MEA-6003', 3.9, 1_800, { 'Blade width': '16 mm', Weight: '0.13 kg' }),
      size('8 m', 'MEA-6008', 8.4, 1_100, { 'Blade width': '25 mm', Weight: '0.38 kg' }),
      size('10 m', 'MEA-6010', 11.2, 400, { 'Blade width': '32 mm', Weight: '0.6 kg' }),
    ],
  },
  {
    id: 'folding-rules',
    name: 'Folding Rules',
    text: 'Sections that click straight and stay straight, read from either end. The rule of one metre is no longer made.',
    axes: ['length'],
    like: 'folding-rule',
    sizeName: 'Folding Rule {}',
    description:
      'Sections that click straight and stay straight, read from either end. The yellow lacquer is baked on and the joints are sprung with steel, so the last one is as stiff in year five as the first.',
    sizes: [
      {
        ...size('1 m', 'MEA-6001', 3.6, 0, { Sections: '5' }),
        stage: 'discontinued',
        replacedBy: 'folding-rule',
      },
      size('3 m', 'MEA-6033', 6.8, 600, { Sections: '15' }),
    ],
  },
  {
    id: 'slotted-screwdrivers',
    name: 'Slotted Screwdrivers',
    text: 'Parallel tips by width. The tip fills the slot, so choose the one that is as wide as the head of the screw.',
    axes: ['tip-width'],
    like: 'screwdriver',
    sizeName: 'Slotted Screwdriver {}',
    sizes: [
      size('4 mm', 'OTH-9104', 4.2, 480, { 'Tip thickness': '0.8 mm', Length: '180 mm' }),
      size('5.5 mm', 'OTH-9105', 4.9, 540, { 'Tip thickness': '1 mm', Length: '215 mm' }),
      size('6.5 mm', 'OTH-9106', 5.5, 510, { 'Tip thickness': '1.2 mm', Length: '245 mm' }),
      size('10 mm', 'OTH-9110', 7.8, 300, { 'Tip thickness': '1.6 mm', Length: '310 mm' }),
    ],
  },
  {
    id: 'half-round-wood-rasps',
    name: 'Half-Round Wood Rasps',
    text: 'Flat on one side and round on the other, in three lengths.',
    axes: ['length'],
    like: 'wood-rasp',
    sizeName: 'Half-Round Wood Rasp {}',
    sizes: [size('200 mm', 'OTH-9020', 12.3, 168), size('300 mm', 'OTH-9030', 17.9, 120)],
  },
  {
    id: 'carpenters-pincers',
    name: "Carpenter's Pincers",
    text: 'Forged pincers with edges that meet along their whole width, in three lengths.',
    axes: ['length'],
    like: 'pincers',
    sizeName: "Carpenter's Pincers {}",
    sizes: [
      size('160 mm', 'OTH-9216', 8.4, 150, { 'Jaw width': '32 mm' }),
      size('250 mm', 'OTH-9225', 11.9, 120, { 'Jaw width': '45 mm' }),
    ],
  },
  {
    id: 'shoulder-planes',
    name: 'Shoulder Planes',
    text: 'Ground square on three faces, by the width of the iron: narrow for grooves, wide for the cheeks of tenons.',
    axes: ['iron-width'],
    like: 'shoulder-plane',
    sizeName: 'Shoulder Plane {}',
    sizes: [
      size('13 mm', 'PLN-1093', 66.9, 60, { Length: '150 mm', Weight: '0.6 kg' }),
      size('32 mm', 'PLN-1094', 89.5, 36, { Length: '210 mm', Weight: '1.7 kg' }),
    ],
  },
];
