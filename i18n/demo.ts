/** The texts of the line on every page of the demo. They are no part of any other build. */
import type { LanguageCode } from './languages';

export interface DemoTexts {
  title: string;
  /** What the line says where the browser keeps changes, and where it does not. */
  lasting: string;
  passing: string;
  role: string;
  /** An account without a role as `all`, and the roles of `resources/access.ts`. */
  roles: Readonly<Record<string, string>>;
  reset: string;
  question: string;
}

export const demoTexts: Record<LanguageCode, DemoTexts> = {
  en: {
    title: 'Demo',
    lasting: 'Everything stays in this browser; there is no server.',
    passing: 'There is no server, and this browser keeps nothing: a reload begins anew.',
    role: 'Role',
    roles: { all: 'Admin', staff: 'Staff', viewer: 'Viewer' },
    reset: 'Reset',
    question: 'Go back to the data of the beginning? What you have changed in the demo will be gone.',
  },
  gr: {
    title: 'Demo',
    lasting: 'Alles bleibt in diesem Browser; es gibt keinen Server.',
    passing: 'Es gibt keinen Server, und dieser Browser speichert nichts: Nach dem Neuladen beginnt alles von vorn.',
    role: 'Rolle',
    roles: { all: 'Administrator', staff: 'Personal', viewer: 'Betrachter' },
    reset: 'Zurücksetzen',
    question: 'Zurück zu den Anfangsdaten? Alles, was Sie in der Demo geändert haben, geht verloren.',
  },
  it: {
    title: 'Demo',
    lasting: 'Tutto resta in questo browser; non c’è alcun server.',
    passing: 'Non c’è alcun server e questo browser non salva nulla: ricaricando si ricomincia da capo.',
    role: 'Ruolo',
    roles: { all: 'Amministratore', staff: 'Personale', viewer: 'Visualizzatore' },
    reset: 'Ripristina',
    question: 'Tornare ai dati iniziali? Tutto ciò che hai modificato nella demo andrà perso.',
  },
  rs: {
    title: 'Демо',
    lasting: 'Всё остаётся в этом браузере; сервера нет.',
    passing: 'Сервера нет, и этот браузер ничего не сохраняет: после перезагрузки всё начнётся заново.',
    role: 'Роль',
    roles: { all: 'Администратор', staff: 'Сотрудник', viewer: 'Наблюдатель' },
    reset: 'Сбросить',
    question: 'Вернуться к начальным данным? Всё, что вы изменили в демо, пропадёт.',
  },
  sp: {
    title: 'Demo',
    lasting: 'Todo se queda en este navegador; no hay ningún servidor.',
    passing: 'No hay ningún servidor y este navegador no guarda nada: al recargar se empieza de nuevo.',
    role: 'Rol',
    roles: { all: 'Administrador', staff: 'Personal', viewer: 'Observador' },
    reset: 'Restablecer',
    question: '¿Volver a los datos del principio? Todo lo que haya cambiado en la demo se perderá.',
  },
};
