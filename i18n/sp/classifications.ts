import { translation } from './translation';

/** The texts of one type of classification; `name` is its singular and plural. */
const classification = (name: string) => ({
  name,
  title: 'Todas las clasificaciones',
  empty: 'No hay clasificaciones',
  fields: {
    primaryLang: { name: 'Nombre', description: 'Descripción' },
    secondaryLang: { name: 'الاسم', description: 'الوصف' },
    category: 'Categoría',
    priority: 'Prioridad',
    isActive: 'Activa',
    logoImages: 'Imágenes del logotipo',
    bannerImages: 'Imágenes del banner',
  },
  choices: translation.choices,
  columns: {
    ...translation.lacks,
    primaryLang: { name: 'Nombre principal' },
    secondaryLang: { name: 'Nombre secundario' },
    logoImages: 'Logotipo',
    bannerImages: 'Banner',
    isActive: 'Estado',
  },
  sections: { base: 'Datos e imágenes', languages: 'Idiomas', primaryLang: 'Idioma principal', secondaryLang: 'Árabe' },
  required: { primaryLang: { name: 'Nombre de producto no válido' } },
});

/** The five classifications and the delivery areas. */
export const classifications = {
  category: {
    ...classification('Categoría |||| Categorías'),
    menu: { all: 'Clasificaciones' },
    types: 'Tipos de clasificación',
    noneInUse: 'La tienda todavía no usa ninguna clasificación.',
    add: 'Añadir clasificación',
  },
  subcategory: classification('Subcategoría |||| Subcategorías'),
  brand: classification('Marca |||| Marcas'),
  gendertype: classification('Género |||| Géneros'),
  agegroup: classification('Grupo de edad |||| Grupos de edad'),
  areas: {
    name: 'Zona |||| Zonas',
    title: 'Todas las zonas',
    empty: 'No hay zonas',
    create: 'Crear zona',
    dialog: 'Añadir zona nueva',
    save: 'Confirmar',
    menu: { all: 'Zona' },
    fields: { name: 'Nombre', pinCodes: 'Códigos postales' },
    required: { name: 'Nombre de zona no válido' },
  },
};
