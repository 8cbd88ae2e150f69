import { translation } from './translation';

/** The texts of one type of classification; `name` is its singular and plural. */
const classification = (name: string) => ({
  name,
  title: 'Alle Klassifizierungen',
  empty: 'Keine Klassifizierungen vorhanden',
  fields: {
    primaryLang: { name: 'Name', description: 'Beschreibung' },
    secondaryLang: { name: 'الاسم', description: 'الوصف' },
    category: 'Kategorie',
    priority: 'Priorität',
    isActive: 'Aktiv',
    logoImages: 'Logobilder',
    bannerImages: 'Bannerbilder',
  },
  choices: translation.choices,
  columns: {
    ...translation.lacks,
    primaryLang: { name: 'Primärer Name' },
    secondaryLang: { name: 'Sekundärer Name' },
    logoImages: 'Logo',
    bannerImages: 'Banner',
    isActive: 'Status',
  },
  sections: { base: 'Daten und Bilder', languages: 'Sprachen', primaryLang: 'Hauptsprache', secondaryLang: 'Arabisch' },
  required: { primaryLang: { name: 'Ungültiger Produktname' } },
});

/** The five classifications and the delivery areas. */
export const classifications = {
  category: {
    ...classification('Kategorie |||| Kategorien'),
    menu: { all: 'Klassifizierungen' },
    types: 'Arten der Klassifizierung',
    noneInUse: 'Der Shop verwendet noch keine Klassifizierung.',
    add: 'Klassifizierung hinzufügen',
  },
  subcategory: classification('Unterkategorie |||| Unterkategorien'),
  brand: classification('Marke |||| Marken'),
  gendertype: classification('Geschlecht |||| Geschlechter'),
  agegroup: classification('Altersgruppe |||| Altersgruppen'),
  areas: {
    name: 'Gebiet |||| Gebiete',
    title: 'Alle Gebiete',
    empty: 'Keine Gebiete vorhanden',
    create: 'Gebiet erstellen',
    dialog: 'Neues Gebiet hinzufügen',
    save: 'Bestätigen',
    menu: { all: 'Gebiet' },
    fields: { name: 'Name', pinCodes: 'Postleitzahlen' },
    required: { name: 'Ungültiger Gebietsname' },
  },
};
