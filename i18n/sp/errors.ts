/** What is said where something fails and the server has no words for it. */
export const errors = {
  unreachable: 'No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  offline: 'Está sin conexión. Compruebe su conexión e inténtelo de nuevo.',
  timeout: 'El servidor no ha respondido a tiempo. Inténtelo de nuevo.',
  unreadable: 'El servidor ha enviado una respuesta ilegible. Inténtelo de nuevo.',
  unexpected: 'El servidor ha enviado algo distinto de lo solicitado. Inténtelo de nuevo.',
  signedOut: 'Su sesión ha finalizado. Inicie sesión de nuevo.',
  other: 'El servidor ha comunicado un error (%{status}). Inténtelo de nuevo.',
  400: 'El servidor no ha aceptado la solicitud (400).',
  403: 'No tiene permiso para hacer esto (403).',
  404: 'El servidor no dispone de esto (404).',
  missingCode: 'No se ha podido cargar esta parte. Compruebe la conexión e inténtelo de nuevo.',
  missingCodeAgain: 'Sigue sin poder cargarse. Quizá haya una versión nueva: recargue la página. Lo que ha escrito se conserva.',
  listTitle: 'No se ha podido leer esta lista',
  recordTitle: 'No se ha podido leer este registro',
  pageTitle: 'No se ha podido mostrar esta página',
  pageText: 'Algo ha fallado en ella. Las demás páginas siguen funcionando.',
};
