import { describe, expect, test } from 'vitest';
import { statementOf } from '#resources/revenue/statement.ts';

const item = (orderItemStatus: string, quantity: number, sellingPrice: number) => ({ orderItemStatus, quantity, sellingPrice });
const order = (values: object) => ({ shop: 's1', createdAt: '2026-03-10T12:00:00.000Z', orderStatus: 'Delivered', orderItems: [], ...values });
const march = { shop: 's1', from: '2026-03-01', to: '2026-03-31' };

describe('the statement of a shop', () => {
  test('has its orders of the period, oldest first, whatever the server sends', () => {
    const orders = [
      order({ _id: 'late', createdAt: '2026-03-31T20:00:00.000' }),
      order({ _id: 'first', createdAt: '2026-03-01T00:00:00.000', shop: { _id: 's1', shopName: 'Teak' } }),
      order({ _id: 'before', createdAt: '2026-02-28T23:59:59.000' }),
      order({ _id: 'after', createdAt: '2026-04-01T00:00:00.000' }),
      order({ _id: 'second', createdAt: new Date(2026, 2, 2).getTime() }),
      order({ _id: 'third', createdAt: String(new Date(2026, 2, 3).getTime()) }),
      order({ _id: 'other', shop: 's2' }),
      order({ _id: 'none', shop: null }),
      order({ _id: 'undated', createdAt: 'soon' }),
    ];
    expect(statementOf(orders, march).orders.map(({ _id }) => _id)).toEqual(['first', 'second', 'third', 'late']);
  });

  test('tells sold, cancelled and returned orders and items apart, and adds up what was sold', () => {
    const { byStatus, items, payments, sums } = statementOf(
      [
        order({
          totalPrice: 300,
          itemsPrice: 280,
          shippingPrice: 30,
          couponValue: 10,
          taxValue: 40,
          paymentType: 'Cash on Delivery',
          orderItems: [item('Delivered', 2, 100), item('Returned', 1, 80)],
        }),
        order({ totalPrice: '50', itemsPrice: 50, paymentType: 'Online Payment', orderItems: [item('Shipped', 1, 50)] }),
        order({ totalPrice: 70, itemsPrice: 70, orderStatus: 'Returned', orderItems: [item('Returned', 1, 70)] }),
        order({ totalPrice: 20, orderStatus: 'Cancelled', orderItems: [item('Cancelled', 4, 5)] }),
        order({ totalPrice: 'free', orderStatus: 'Processing', orderItems: null }),
      ],
      march,
    );
    expect(byStatus).toEqual({
      all: { count: 5, amount: 440 },
      Cancelled: { count: 1, amount: 20 },
      Returned: { count: 1, amount: 70 },
      sold: { count: 3, amount: 350 },
    });
    expect(items).toEqual({
      sold: { count: 3, amount: 250 },
      Returned: { count: 2, amount: 150 },
      Cancelled: { count: 4, amount: 20 },
    });
    expect(payments).toEqual([
      ['Cash on Delivery', { count: 1, amount: 300 }],
      ['Online Payment', { count: 1, amount: 50 }],
      ['', { count: 1, amount: 0 }],
    ]);
    expect(sums).toEqual({ itemsPrice: 330, shippingPrice: 30, couponValue: 10, taxValue: 40, totalPrice: 350 });
  });
});
