import { type Profile, type Tool, totalBill } from 'functions/contract';
import type { Order } from '../features/orders/order.ts';

export const plane: Tool = {
  _id: 'plane',
  toolName: 'No. 4 Smoothing Plane',
  price: 64.1,
  minOrder: 10,
  available: 480,
  toolDescription: 'Cast-iron body ground flat, thick blade, handles of stained beech.',
  imageLink: 'http://127.0.0.1/plane.webp',
};

export const orderOf = (id: string, tool: Tool = plane, quantity = tool.minOrder): Order => ({
  _id: id,
  userId: 'carla',
  userName: 'Carla Customer',
  userEmail: 'carla@example.test',
  phoneNumber: '01712345678',
  orderAddress: '12 Mill Lane',
  lines: [
    {
      toolId: tool._id,
      tool,
      quantity,
      unitPrice: tool.price,
      lineTotal: totalBill(tool.price, quantity),
    },
  ],
  tool,
  quantity,
  totalBill: totalBill(tool.price, quantity),
  status: 'placed',
  statusHistory: [{ status: 'placed', by: 'carla', at: '2026-11-21T10:00:00.000Z' }],
  createdAt: '2026-11-21T10:00:00.000Z',
});

export const profileOf = (fields: Partial<Profile> = {}): Profile => ({
  _id: 'carla',
  email: 'carla@example.test',
  displayName: 'Carla Customer',
  photoURL: '',
  education: '',
  location: '',
  phoneNumber: '',
  role: 'customer',
  emailVerified: true,
  ...fields,
});
