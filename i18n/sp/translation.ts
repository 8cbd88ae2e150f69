/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { untranslated: 'Falta el árabe' },
  choices: {
    untranslated: {
      name: 'Nombre',
      title: 'Título',
      description: 'Descripción',
      specs: 'Especificaciones',
      highlights: 'Aspectos destacados',
      keywords: 'Palabras clave',
    },
  },
};
