import { useTranslate } from 'react-admin';
import { useSettings } from '#frame/context/settingsContext.ts';
import { second } from './second';

/** A word that stands in both languages. */
export type Word = keyof typeof second;

const isWord = (key: string): key is Word => key in second;

interface SaidProps {
  /** A key of a text; of one that has no word in the second language, the first alone. */
  of: Word | (string & {});
  /** What the first language says, where its text is only a default. */
  or?: string;
  /** The second language stands below the first; else behind it. */
  isBelow?: boolean;
}

/** A word in the language of the interface and, where the shop has two, in the second one, each in its direction. */
export function Said({ of: key, or, isBelow }: SaidProps) {
  const translate = useTranslate();
  const { allows } = useSettings();
  const said = translate(key, or === undefined ? {} : { _: or });
  if (!isWord(key) || !allows('multiLanguage', 'show')) return said;
  return (
    <>
      <bdi>{said}</bdi>
      {isBelow ? <br /> : ' · '}
      <bdi lang="ar" dir="rtl" style={{ fontWeight: isBelow ? 400 : undefined }}>
        {second[key]}
      </bdi>
    </>
  );
}
