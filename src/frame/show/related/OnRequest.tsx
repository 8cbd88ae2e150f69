import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Related } from '#define';

interface OnRequestProps {
  related: Related;
  /** Somebody has asked for it already, by opening its tab. */
  isAsked?: boolean;
  children: ReactNode;
}

/** What is related by a filter is read when somebody asks for it: its parameter is one that no specification knows, and is sent only when used. */
export function OnRequest({ related, isAsked = false, children }: OnRequestProps) {
  const translate = useTranslate();
  const [isPressed, setPressed] = useState(false);
  if (!related.filter || isAsked || isPressed) return children;
  return (
    <Button size="small" onClick={() => setPressed(true)}>
      {translate('app.actions.showNamed', { name: translate(`resources.${related.list.split('.')[0]}.name`, { smart_count: 2 }) })}
    </Button>
  );
}
