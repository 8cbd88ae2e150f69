/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { lacksArabic: 'Arabisch fehlt' },
  choices: {
    untranslated: {
      name: 'Name',
      title: 'Titel',
      description: 'Beschreibung',
      specs: 'Technische Daten',
      highlights: 'Höhepunkte',
      keywords: 'Stichwörter',
    },
  },
};
