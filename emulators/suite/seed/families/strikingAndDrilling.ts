import { type DescribedFamily, size } from './describedFamily.ts';

export const strikingAndDrillingFamilies: DescribedFamily[] = [
  {
    id: 'claw-hammers',
    name: 'Claw Hammers',
    text: 'Forged claw hammers by the weight of the head: light for trim, heavy for framing.',
    axes: ['head-weight'],
    like: 'claw-hammer',
    sizeName: 'Claw Hammer {}',
    sizes: [
      size('340 g', 'HAM-4340', 14.6, 360, { Length: '310 mm' }),
      size('570 g', 'HAM-4570', 17.4, 420, { Length: '340 mm' }),
      size('680 g', 'HAM-4668', 19.9, 150, { Length: '380 mm' }),
    ],
  },
  {
    id: 'cross-pein-hammers',
    name: 'Cross-Pein Hammers',
    text: 'From the pin hammer for beading to the one for a cabinet back.',
    axes: ['head-weight'],
    like: 'cross-pein-hammer',
    sizeName: 'Cross-Pein Hammer {}',
    sizes: [
      size('100 g', 'HAM-4100', 9.4, 240, { Length: '270 mm' }),
      size('200 g', 'HAM-4200', 10.6, 312, { Length: '295 mm' }),
      size('400 g', 'HAM-4400', 13.1, 180, { Length: '325 mm' }),
    ],
  },
  {
    id: 'rubber-mallets',
    name: 'Rubber Mallets',
    text: 'Black rubber on an ash handle, from the light one for tiles to the heavy one for paving.',
    axes: ['head-weight'],
    like: 'rubber-mallet',
    sizeName: 'Rubber Mallet {}',
    sizes: [
      size('340 g', 'HAM-4634', 6.9, 480, { 'Head diameter': '55 mm', Length: '310 mm' }),
      size('450 g', 'HAM-4645', 7.8, 540, { 'Head diameter': '60 mm', Length: '330 mm' }),
      size('900 g', 'HAM-4690', 11.6, 230, { 'Head diameter': '85 mm', Length: '370 mm' }),
    ],
  },
  {
    id: 'brad-point-drill-bits',
    name: 'Brad-Point Drill Bits',
    text: 'Single bits with a centre point and two spurs, for dowels, shelf pins and clean holes in veneer. Coated to run cool.',
    axes: ['diameter'],
    like: 'brad-point-bit',
    sizeName: 'Brad-Point Drill Bit {}',
    sizes: [
      size('3 mm', 'DRL-7603', 1.95, 900, { Length: '61 mm' }),
      size('4 mm', 'DRL-7604', 2.1, 840, { Length: '75 mm' }),
      size('5 mm', 'DRL-7605', 2.25, 1_200, { Length: '86 mm' }),
      size('6 mm', 'DRL-7606', 2.45, 1_100, { Length: '93 mm' }),
      size('10 mm', 'DRL-7611', 3.6, 640, { Length: '133 mm' }),
      size('12 mm', 'DRL-7612', 4.4, 380, { Length: '151 mm' }),
    ],
  },
  {
    id: 'auger-bits-by-the-inch',
    name: 'Auger Bits by the Inch',
    text: 'Single auger bits in imperial sizes, for timber frames and for repairs to them. The screw point pulls the bit in, and the single twist lifts long chips.',
    axes: ['diameter'],
    like: 'auger-bit',
    sizeName: 'Auger Bit {}',
    sizes: [
      size('1/4 in', 'DRL-7441', 9.4, 160),
      size('3/8 in', 'DRL-7438', 9.9, 180),
      size('5/8 in', 'DRL-7458', 11.8, 140),
      size('3/4 in', 'DRL-7434', 12.9, 120),
      size('1 in', 'DRL-7401', 15.6, 70),
    ],
  },
];
