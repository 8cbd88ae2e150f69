/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { untranslated: 'Без арабского' },
  choices: {
    untranslated: {
      name: 'Название',
      title: 'Заголовок',
      description: 'Описание',
      specs: 'Характеристики',
      highlights: 'Особенности',
      keywords: 'Ключевые слова',
    },
  },
};
