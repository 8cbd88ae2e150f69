import { translation } from './translation';

/** The texts of one type of classification; `name` is its singular and plural. */
const classification = (name: string) => ({
  name,
  title: 'Tutte le classificazioni',
  empty: 'Non ci sono classificazioni',
  fields: {
    primaryLang: { name: 'Nome', description: 'Descrizione' },
    secondaryLang: { name: 'الاسم', description: 'الوصف' },
    category: 'Categoria',
    priority: 'Priorità',
    isActive: 'Attiva',
    logoImages: 'Immagini del logo',
    bannerImages: 'Immagini del banner',
  },
  choices: translation.choices,
  columns: {
    ...translation.lacks,
    primaryLang: { name: 'Nome principale' },
    secondaryLang: { name: 'Nome secondario' },
    logoImages: 'Logo',
    bannerImages: 'Banner',
    isActive: 'Stato',
  },
  sections: { base: 'Dati e immagini', languages: 'Lingue', primaryLang: 'Lingua principale', secondaryLang: 'Arabo' },
  required: { primaryLang: { name: 'Nome del prodotto non valido' } },
});

/** The five classifications and the delivery areas. */
export const classifications = {
  category: {
    ...classification('Categoria |||| Categorie'),
    menu: { all: 'Classificazioni' },
    types: 'Tipi di classificazione',
    noneInUse: 'Il negozio non utilizza ancora nessuna classificazione.',
    add: 'Aggiungi classificazione',
  },
  subcategory: classification('Sottocategoria |||| Sottocategorie'),
  brand: classification('Marca |||| Marche'),
  gendertype: classification('Genere |||| Generi'),
  agegroup: classification('Fascia d’età |||| Fasce d’età'),
  areas: {
    name: 'Zona |||| Zone',
    title: 'Tutte le zone',
    empty: 'Non ci sono zone',
    create: 'Crea zona',
    dialog: 'Aggiungi nuova zona',
    save: 'Conferma',
    menu: { all: 'Zona' },
    fields: { name: 'Nome', pinCodes: 'Codici postali' },
    required: { name: 'Nome della zona non valido' },
  },
};
