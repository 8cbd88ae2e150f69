import ViewKanban from '@mui/icons-material/ViewKanban';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';
import { boardParameter, useHasBoard } from './boardAddress';

/** Switches a list between table and board. Hidden if the list cannot be seen as a board. */
export default function BoardButton() {
  const translate = useTranslate();
  const hasBoard = useHasBoard();
  const [board, setBoard] = useAddressParameter(boardParameter);
  const isBoard = board !== null;
  if (!hasBoard) return null;
  return (
    <Button
      color="inherit"
      startIcon={<ViewKanban />}
      aria-pressed={isBoard}
      onClick={() => setBoard(isBoard ? null : 'on')}
      sx={{ color: isBoard ? 'primary.main' : 'text.secondary' }}
    >
      {translate('app.board.open')}
    </Button>
  );
}
