import { useTranslate } from 'react-admin';
import { useSettings } from '#frame/context/settingsContext.ts';
import { arabicTexts } from './arabicTexts';

/** A text key with an Arabic translation. */
export type BilingualKey = keyof typeof arabicTexts;

const hasArabic = (key: string): key is BilingualKey => key in arabicTexts;

interface BilingualTextProps {
  /** A text key. Without an Arabic translation only the first language is shown. */
  of: BilingualKey | (string & {});
  /** The text if the first language has none. */
  or?: string;
  /** Arabic is below the first language instead of beside it. */
  isBelow?: boolean;
}

/** A text in the interface language and, for a shop with two languages, in Arabic. */
export function BilingualText({ of: key, or, isBelow }: BilingualTextProps) {
  const translate = useTranslate();
  const { allows } = useSettings();
  const text = translate(key, or === undefined ? {} : { _: or });
  if (!hasArabic(key) || !allows('multiLanguage', 'show')) return text;
  return (
    <>
      <bdi>{text}</bdi>
      {isBelow ? <br /> : ' · '}
      <bdi lang="ar" dir="rtl" style={{ fontWeight: isBelow ? 400 : undefined }}>
        {arabicTexts[key]}
      </bdi>
    </>
  );
}
