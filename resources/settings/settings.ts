import { call, defineResource, recordsIn } from '#define';
import { fields, layout } from './settingsFields';

/** Whether a value is nothing, an empty list or an empty object. */
const isEmpty = (value: unknown): boolean => !value || (typeof value === 'object' && Object.keys(value).length === 0);

const sameNameNote = () => import('./SameNameNote');
const names = () => import('./NamesInput');

/** The shop's settings, a single record that its page reads. */
export const settings = defineResource({
  name: 'settings',
  represent: 'company.name',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { update: call('PUT /settings/{id}') },
  send: values => {
    const [company] = recordsIn([values.company]);
    return {
      ...values,
      ...(company ? { company: { ...company, location: isEmpty(company.location) ? [0, 0] : company.location } } : {}),
    };
  },
  layout,
  // Two settings share their name with another one. Three lists are edited as checkboxes.
  slots: {
    'form/shipping.returnDuration': sameNameNote,
    'form/returnDuration': sameNameNote,
    'form/legal.privacyPolicy': sameNameNote,
    'form/privacyPolicy': sameNameNote,
    'form/setup.shippingInputs': names,
    'form/setup.productInputs': names,
    'form/setup.classificationInputs': names,
  },
  fields,
});
