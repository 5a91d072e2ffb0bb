import { closeUp, inCarton, onBench } from '../drawing/views.ts';
import type { DescribedTool } from './catalogueTool.ts';

export const chisels: DescribedTool[] = [
  {
    id: 'bench-chisel',
    sku: 'CHS-2018',
    toolName: 'Bevel-Edge Bench Chisel 18 mm',
    price: 12.75,
    minOrder: 24,
    available: 960,
    toolDescription:
      'The chisel every bench needs, with bevels fine enough for dovetails. The chrome vanadium blade is hardened along its whole length, and the beech handle carries a steel hoop for the mallet.',
    specifications: {
      'Blade width': '18 mm',
      Length: '270 mm',
      Steel: 'Chrome vanadium, 60 HRC',
      Handle: 'Beech with steel hoop',
      Weight: '0.24 kg',
    },
    morePictures: [closeUp([150, 460], 2.6), onBench(60), inCarton(-50)],
  },
  {
    id: 'mortise-chisel',
    sku: 'CHS-2110',
    toolName: 'Mortise Chisel 10 mm',
    price: 18.9,
    priceBreaks: [
      { minQuantity: 24, price: 17.9 },
      { minQuantity: 48, price: 16.8 },
    ],
    minOrder: 12,
    orderMultiple: 6,
    available: 180,
    toolDescription:
      'A thick blade that levers out waste without bending or twisting. A leather washer under the hoop takes the sting out of heavy blows. For doors, sashes and timber frames.',
    specifications: {
      'Blade width': '10 mm',
      Length: '330 mm',
      Steel: 'Chrome vanadium, 60 HRC',
      Handle: 'Ash with steel hoop',
      Weight: '0.38 kg',
    },
  },
  {
    id: 'carving-gouge',
    sku: 'CHS-2716',
    toolName: 'Carving Gouge, Sweep 7',
    price: 16.3,
    minOrder: 12,
    available: 144,
    toolDescription:
      'A medium sweep of 16 mm for bowls, letters and mouldings. The edge is polished inside and out and needs only a strop before its first cut. The octagonal handle does not roll off the bench.',
    specifications: {
      Sweep: '7',
      'Blade width': '16 mm',
      Length: '255 mm',
      Handle: 'Walnut, octagonal',
    },
  },
  {
    id: 'paring-chisel',
    sku: 'CHS-2125',
    toolName: 'Paring Chisel 25 mm',
    price: 24.8,
    priceBreaks: [
      { minQuantity: 20, price: 23.4 },
      { minQuantity: 50, price: 21.9 },
    ],
    minOrder: 10,
    available: 160,
    toolDescription:
      'A long, thin blade for the last shaving in a joint, pushed by hand and never struck. The flat back rides on the work like a rail, and the octagonal handle shows the hand how the edge stands.',
    specifications: {
      'Blade width': '25 mm',
      Length: '420 mm',
      Steel: 'Tool steel, 61 HRC',
      Handle: 'Boxwood, octagonal',
      Weight: '0.3 kg',
    },
    morePictures: [closeUp([150, 470], 2.4)],
  },
  {
    id: 'japanese-chisel',
    sku: 'CHS-2324',
    toolName: 'Japanese Bench Chisel 24 mm',
    price: 46.5,
    minOrder: 6,
    maxOrder: 36,
    available: 78,
    toolDescription:
      'Hard steel forged to a soft iron back, so it takes an edge that lasts through oak. The hollow in the back makes it flat again in a minute, and the hoop keeps the red oak handle from splitting.',
    specifications: {
      'Blade width': '24 mm',
      Length: '225 mm',
      Steel: 'White paper steel, 64 HRC',
      Handle: 'Red oak with iron hoop',
      Weight: '0.29 kg',
    },
    morePictures: [closeUp([190, 440], 2.2), onBench(64)],
  },
  {
    id: 'drawknife',
    sku: 'CHS-2425',
    toolName: 'Drawknife 250 mm',
    price: 39.9,
    minOrder: 6,
    available: 114,
    toolDescription:
      'Peels bark and turns a split billet into a chair leg in minutes. The forged blade is bevelled on one side only, and the handles splay outwards for a pull that comes from the back and not from the wrists.',
    specifications: {
      'Blade length': '250 mm',
      Steel: 'Carbon steel, 59 HRC',
      Handles: 'Beech',
      Weight: '0.55 kg',
    },
  },
];
