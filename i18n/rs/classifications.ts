import { translation } from './translation';

/** The texts of one type of classification; `name` is its singular and plural. */
const classification = (name: string) => ({
  name,
  title: 'Все классификации',
  empty: 'Классификаций нет',
  fields: {
    primaryLang: { name: 'Название', description: 'Описание' },
    secondaryLang: { name: 'الاسم', description: 'الوصف' },
    category: 'Категория',
    priority: 'Приоритет',
    isActive: 'Активно',
    logoImages: 'Изображения логотипа',
    bannerImages: 'Изображения баннера',
  },
  choices: translation.choices,
  columns: {
    ...translation.lacks,
    primaryLang: { name: 'Основное название' },
    secondaryLang: { name: 'Дополнительное название' },
    logoImages: 'Логотип',
    bannerImages: 'Баннер',
    isActive: 'Статус',
  },
  sections: {
    base: 'Данные и изображения',
    languages: 'Языки',
    primaryLang: 'Основной язык',
    secondaryLang: 'Арабский',
  },
  required: { primaryLang: { name: 'Недопустимое название товара' } },
});

/** The five classifications and the delivery areas. */
export const classifications = {
  category: {
    ...classification('Категория |||| Категории |||| Категории'),
    menu: { all: 'Классификации' },
    types: 'Виды классификаций',
    noneInUse: 'Магазин пока не использует классификации.',
    add: 'Добавить классификацию',
  },
  subcategory: classification('Подкатегория |||| Подкатегории |||| Подкатегории'),
  brand: classification('Бренд |||| Бренды |||| Бренды'),
  gendertype: classification('Пол |||| Пол |||| Пол'),
  agegroup: classification('Возрастная группа |||| Возрастные группы |||| Возрастные группы'),
  areas: {
    name: 'Район |||| Районы |||| Районы',
    title: 'Все районы',
    empty: 'Районов нет',
    create: 'Создать район',
    dialog: 'Новый район',
    save: 'Подтвердить',
    menu: { all: 'Районы' },
    fields: { name: 'Название', pinCodes: 'Почтовые индексы' },
    required: { name: 'Недопустимое название района' },
  },
};
