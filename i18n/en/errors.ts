/** What is said where something fails and the server has no words for it. */
export const errors = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unreadable: 'The server sent an answer that cannot be read. Try again.',
  unexpected: 'The server sent something other than what was asked for. Try again.',
  signedOut: 'Your session has ended. Please log in again.',
  other: 'The server reported an error (%{status}). Try again.',
  400: 'The server did not accept the request (400).',
  403: 'You may not do this (403).',
  404: 'The server does not have this (404).',
  missingCode: 'This part of the back-office could not be loaded. Check your connection and try again.',
  missingCodeAgain: 'It still could not be loaded. Perhaps a new version has taken its place: reload the page. What you have typed is kept.',
  listTitle: 'This list could not be read',
  recordTitle: 'This record could not be read',
  pageTitle: 'This page could not be shown',
  pageText: 'Something in it went wrong. Your other pages still work.',
};
