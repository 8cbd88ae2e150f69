/** Mistakes in fields and their rows. */
import { defineResource } from '#define';

defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! A field of kind 'text' has no key 'requierd'. Did you mean 'required'?
    { source: 'code', kind: 'text', requierd: true },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! 'txet' is no kind. Did you mean 'text'?
    { source: 'code', kind: 'txet' },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! A field of kind 'flag' has no key 'min'.
    { source: 'code', kind: 'flag', min: 1 },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! Property 'reference' is missing
    { source: 'owner', kind: 'reference' },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! Property 'choices' is missing
    { source: 'size', kind: 'choice' },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'state',
      kind: 'badge',
      choices: ['open', 'closed'],
      // ! 'opne' is no choice. Did you mean 'open'?
      tones: { opne: 'success' },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'state',
      kind: 'badge',
      choices: ['open', 'closed'],
      // ! 'shut' is no choice.
      initial: 'shut',
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    // ! 'required' of a field of kind 'text' has another type.
    { source: 'code', kind: 'text', required: false },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'price', kind: 'money' },
    {
      source: 'note',
      kind: 'text',
      // ! 'prcie' is no field. Did you mean 'price'?
      when: { prcie: 5 },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'price', kind: 'money' },
    {
      source: 'note',
      kind: 'text',
      // ! 'price' cannot have this value.
      required: { price: 'low' },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'price', kind: 'money' },
    {
      source: 'note',
      kind: 'text',
      // ! 'nmae' is no field.
      when: ['multiLanguage', { nmae: 'x' }],
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'price', kind: 'money' },
    {
      source: 'tax',
      kind: 'money',
      // ! 'prcie' is no field. Did you mean 'price'?
      derive: { from: ['prcie'], rule: () => 0 },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text' },
    {
      source: 'to',
      kind: 'reference',
      reference: 'b',
      // ! '/nmae' is no field. Did you mean '/name'?
      filter: { name: '/nmae' },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'code',
      kind: 'text',
      // ! There is no key 'rul'. Did you mean 'rule'?
      validate: { rul: /x/ },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'price',
      kind: 'money',
      // ! 'validate' of a field of kind 'money' has another type.
      validate: { rule: /x/ },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'code',
      kind: 'text',
      // ! 'productInput' is no list of the setup. Did you mean 'productInputs'?
      when: { setup: 'productInput', name: 'tax' },
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'lines',
      kind: 'rows',
      fields: [
        { source: 'count', kind: 'integer' },
        // ! 'txet' is no kind. Did you mean 'text'?
        { source: 'unit', kind: 'txet' },
      ],
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'lines',
      kind: 'rows',
      fields: [
        { source: 'count', kind: 'integer' },
        // ! A field of kind 'text' has no key 'requierd'. Did you mean 'required'?
        { source: 'unit', kind: 'text', requierd: true },
      ],
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'lines',
      kind: 'rows',
      fields: [
        { source: 'count', kind: 'integer' },
        // ! 'cuont' is no field. Did you mean 'count'?
        { source: 'unit', kind: 'text', when: { cuont: 1 } },
      ],
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    { source: 'isOpen', kind: 'flag' },
    {
      source: 'lines',
      kind: 'rows',
      fields: [
        { source: 'count', kind: 'integer' },
        // ! '/isOpne' is no field. Did you mean '/isOpen'?
        { source: 'unit', kind: 'text', when: { '/isOpne': true } },
      ],
    },
  ],
});
defineResource({
  name: 'a',
  fields: [
    {
      source: 'lines',
      kind: 'rows',
      fields: [
        { source: 'count', kind: 'integer' },
        {
          source: 'total',
          kind: 'money',
          // ! 'cuont' is no field. Did you mean 'count'?
          derive: { from: ['cuont'], rule: () => 1 },
        },
      ],
    },
  ],
});
