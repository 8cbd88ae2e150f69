import Print from '@mui/icons-material/PrintOutlined';
import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { printsOf, type ShopRecord } from '#define';
import type { Command } from '#frame/commands/registry.ts';
import { useCommand } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { PrintJob } from './PrintJob';

interface PrintButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** Returns the records to print, one sheet each. Called when printing starts. */
  records: () => readonly ShopRecord[];
}

/** A menu of the sheets that the resource prints. */
export default function PrintButton({ records, ...buttonProps }: PrintButtonProps) {
  const { name, slots } = useResource();
  const prints = printsOf({ slots });
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [job, setJob] = useState<{ print: string; records: readonly ShopRecord[] }>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const start = (print: string) => {
    setOpen(false);
    setJob({ print, records: records() });
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<Print />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        {...buttonProps}
      >
        {translate('app.print.open')}
      </Button>
      <Menu id={id} open={isOpen} anchorEl={button.current} onClose={() => setOpen(false)}>
        {prints.map(print => (
          <MenuItem key={print} onClick={() => start(print)}>
            {translate(`resources.${name}.prints.${print}`)}
          </MenuItem>
        ))}
      </Menu>
      {prints.map(print => (
        <PrintCommand key={print} print={print} at={() => button.current} run={() => start(print)} />
      ))}
      {job && <PrintJob {...job} onClose={() => setJob(undefined)} />}
    </>
  );
}

/** Registers one sheet as a command, next to the menu. */
function PrintCommand({ print, at, run }: { print: string } & Pick<Command, 'at' | 'run'>) {
  const { name } = useResource();
  const translate = useTranslate();
  useCommand({ label: `${translate('app.print.open')}: ${translate(`resources.${name}.prints.${print}`)}`, at, run });
  return null;
}
