/** What is said where something fails and the server has no words for it. */
export const errors = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  offline: 'Sie sind offline. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unanswered: 'Es kam keine Antwort: Vielleicht ist es trotzdem geschehen',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  unreadable: 'Der Server hat eine unlesbare Antwort gesendet. Versuchen Sie es erneut.',
  unexpected: 'Der Server hat etwas anderes als das Angeforderte gesendet. Versuchen Sie es erneut.',
  signedOut: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  unfit: 'Das ist nicht mehr möglich: Der Datensatz hat sich inzwischen geändert.',
  differs: 'Jemand anderes hat diesen Wert inzwischen geändert. Er steht jetzt in der Zeile; geben Sie Ihren noch einmal ein, wenn er gelten soll.',
  other: 'Der Server hat einen Fehler gemeldet (%{status}). Versuchen Sie es erneut.',
  400: 'Der Server hat die Anfrage nicht angenommen (400).',
  403: 'Sie sind dazu nicht berechtigt (403).',
  404: 'Auf dem Server nicht vorhanden (404).',
  412: 'Jemand anderes hat dies inzwischen geändert (412).',
  missingCode: 'Dieser Teil der Verwaltung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  missingCodeAgain:
    'Er konnte noch immer nicht geladen werden. Vielleicht gibt es eine neue Version: Laden Sie die Seite neu. Was Sie eingegeben haben, bleibt erhalten.',
  listTitle: 'Diese Liste konnte nicht abgerufen werden',
  recordTitle: 'Dieser Eintrag konnte nicht abgerufen werden',
  pageTitle: 'Diese Seite konnte nicht angezeigt werden',
  pageText: 'Auf der Seite ist ein Fehler aufgetreten. Die anderen Seiten funktionieren weiterhin.',
};
