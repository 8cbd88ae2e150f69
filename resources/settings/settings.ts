import { call, defineResource, recordsIn } from '#define';
import { company, language, legal, messages, payment, setup, shipping, simplified, taxes } from './fields';
import { groups, simple } from './groups';

/** Whether nothing is stored: nothing at all, an empty list, an object without keys. */
const isEmpty = (value: unknown): boolean => !value || (typeof value === 'object' && Object.keys(value).length === 0);

const namesake = () => import('./Namesake');
const names = () => import('./NamesInput');

/** What the shop's settings are made of, and how they are sent. One record, which its page reads. */
export const settings = defineResource({
  name: 'settings',
  represent: 'company.name',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { update: call('PUT /settings/{id}', { body: [...groups, ...simple, 'removedImageIds'] }) },
  send: values => {
    const [company] = recordsIn([values.company]);
    return {
      ...values,
      ...(company ? { company: { ...company, location: isEmpty(company.location) ? [0, 0] : company.location } } : {}),
    };
  },
  sections: {
    company: { tab: 'company' },
    address: { tab: 'company' },
    contact: { tab: 'company' },
    social: { tab: 'company' },
    currency: { tab: 'company' },
    tax: { tab: 'tax' },
    taxCategories: { tab: 'tax', when: { 'taxDetails.isMultipleTax': true } },
    payment: { tab: 'payment' },
    shipping: { tab: 'shipping' },
    legal: { tab: 'legal' },
    offers: { tab: 'messages' },
    offersArabic: { tab: 'messages' },
    general: { tab: 'setup' },
    shippingInputs: { tab: 'setup' },
    productInputs: { tab: 'setup' },
    classificationInputs: { tab: 'setup' },
    language: { tab: 'language' },
  },
  // Two settings have the name of another one; of three lists each entry is on offer or not.
  views: {
    'form/shipping.returnDuration': namesake,
    'form/returnDuration': namesake,
    'form/legal.privacyPolicy': namesake,
    'form/privacyPolicy': namesake,
    'form/setup.shippingInputs': names,
    'form/setup.productInputs': names,
    'form/setup.classificationInputs': names,
  },
  fields: [...company, ...taxes, ...payment, ...shipping, ...legal, ...messages, ...setup, ...language, ...simplified],
});
