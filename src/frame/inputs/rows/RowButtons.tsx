import type { SvgIconComponent } from '@mui/icons-material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface RowButtonsProps {
  /** What the row is called. */
  name: string;
  position: number;
  count: number;
  isRemovable?: boolean;
  onRemove: (position: number, name: string) => void;
  /** Without it rows cannot be moved. */
  onMove?: (from: number, to: number, name: string) => void;
}

/** The buttons that move and remove a row; the arrow keys move it, too. A button that can do nothing stays enabled, so that it keeps the focus. */
export function RowButtons({ name, position, count, isRemovable = true, onRemove, onMove }: RowButtonsProps) {
  const translate = useTranslate();
  const move = (to: number) => onMove?.(position, to, name);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !onMove) return;
    event.preventDefault();
    move(position + step);
  };
  const button = (text: string, Icon: SvgIconComponent, onClick: () => void, isIdle: boolean) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(text, { name })}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Icon fontSize="small" />
    </button>
  );
  return (
    <div className="row-buttons">
      {onMove && button('app.inputs.moveUp', ArrowUpward, () => move(position - 1), position === 0)}
      {onMove && button('app.inputs.moveDown', ArrowDownward, () => move(position + 1), position === count - 1)}
      {button('app.actions.remove', Close, () => onRemove(position, name), !isRemovable)}
    </div>
  );
}
