/** What is said where something fails and the server has no words for it. */
export const errors = {
  unreachable: 'Impossibile raggiungere il server. Controllare la connessione e riprovare.',
  offline: 'Si è offline. Controllare la connessione e riprovare.',
  unanswered: 'Nessuna risposta: può essere avvenuto comunque',
  timeout: 'Il server non ha risposto in tempo. Riprovare.',
  unreadable: 'Il server ha inviato una risposta illeggibile. Riprovare.',
  unexpected: 'Il server ha inviato qualcosa di diverso da quanto richiesto. Riprovare.',
  signedOut: 'La sessione è terminata. Accedere di nuovo.',
  unfit: 'Non è più possibile: nel frattempo il record è cambiato.',
  differs: 'Qualcun altro ha modificato questo valore nel frattempo. Ora è nella riga; scriva di nuovo il Suo se deve valere.',
  other: 'Il server ha segnalato un errore (%{status}). Riprovare.',
  400: 'Il server non ha accettato la richiesta (400).',
  403: 'Non si dispone dell’autorizzazione necessaria (403).',
  404: 'Il server non ha trovato quanto richiesto (404).',
  412: 'Qualcun altro lo ha modificato nel frattempo (412).',
  missingCode: 'Non è stato possibile caricare questa parte. Controllare la connessione e riprovare.',
  missingCodeAgain:
    'Non è stato ancora possibile caricarla. Forse c’è una nuova versione: ricaricare la pagina. Ciò che è stato scritto viene conservato.',
  listTitle: 'Impossibile leggere questo elenco',
  recordTitle: 'Impossibile leggere questo elemento',
  pageTitle: 'Impossibile mostrare questa pagina',
  pageText: 'Si è verificato un errore nella pagina. Le altre pagine continuano a funzionare.',
};
