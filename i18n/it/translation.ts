/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { untranslated: 'Manca l’arabo' },
  choices: {
    untranslated: {
      name: 'Nome',
      title: 'Titolo',
      description: 'Descrizione',
      specs: 'Specifiche',
      highlights: 'Punti salienti',
      keywords: 'Parole chiave',
    },
  },
};
