/** Images as they are kept: as files, not as texts a third larger. */

/** The image of a data URL; `undefined` of one that is written otherwise. */
export function blobOf(url: string): Blob | undefined {
  const [, type = '', data] = /^data:([^,;]*);base64,(.*)$/s.exec(url) ?? [];
  if (data === undefined) return undefined;
  try {
    const letters = atob(data);
    const bytes = new Uint8Array(letters.length);
    for (let place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place);
    return new Blob([bytes], { type });
  } catch {
    return undefined;
  }
}

/** An image as the form holds it again. @throws where the browser has lost it. */
export const urlOf = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
