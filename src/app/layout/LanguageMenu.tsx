import { Menu, MenuItem } from '@mui/material';
import type { PanelProps } from '#frame/ui/TitledPopover.tsx';
import { languages, offered } from '#i18n/languages.ts';
import { useLanguage } from './appearance';

export default function LanguageMenu({ anchor, onClose }: PanelProps) {
  const [code, choose] = useLanguage();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {offered.map(offer => (
        <MenuItem
          key={offer}
          lang={languages[offer].tag}
          selected={offer === code}
          onClick={() => {
            onClose();
            choose(offer);
          }}
        >
          {languages[offer].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
