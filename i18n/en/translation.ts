/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { untranslated: 'Missing Arabic' },
  choices: {
    untranslated: {
      name: 'Name',
      title: 'Title',
      description: 'Description',
      specs: 'Specs',
      highlights: 'Highlights',
      keywords: 'Keywords',
    },
  },
};
