/**
 * What customers read on paper, in the second language of a shop that has two: Arabic, by the same keys as in the languages of the
 * interface. It comes with the sheets.
 */
export const second = {
  'resources.orders.prints.packingSlip': 'قائمة التعبئة',
  'resources.orders.prints.invoice': 'فاتورة',
  'resources.orders.parts.shipping': 'عنوان الشحن',
  'resources.orders.phone': 'الهاتف',
  'resources.orders.packed': 'تمت التعبئة',
  'resources.orders.heads.product': 'المنتج',
  'resources.orders.heads.price': 'السعر',
  'resources.orders.heads.quantity': 'الكمية',
  'resources.orders.heads.total': 'الإجمالي',
  'resources.orders.fields.orderId': 'رقم الطلب',
  'resources.orders.fields.createdAt': 'تاريخ الطلب',
  'resources.orders.fields.shop.shopName': 'المتجر',
  'resources.orders.fields.paymentType': 'طريقة الدفع',
  'resources.orders.fields.itemsPrice': 'مجموع المنتجات',
  'resources.orders.fields.shippingPrice': 'الشحن',
  'resources.orders.fields.couponValue': 'القسيمة',
  'resources.orders.fields.taxValue': 'الضريبة',
  'resources.orders.includedTax': 'منها ضريبة',
  'resources.orders.fields.totalPrice': 'المبلغ الإجمالي',
  'resources.orders.choices.paymentType.Cash on Delivery': 'الدفع عند الاستلام',
  'resources.orders.choices.paymentType.Online Payment': 'الدفع الإلكتروني',
} as const;
