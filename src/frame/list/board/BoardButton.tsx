import ViewKanban from '@mui/icons-material/ViewKanban';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBoardSwitch } from './useBoardSwitch';

/** Switches a list between table and board. Hidden if the list cannot be seen as a board. */
export default function BoardButton() {
  const translate = useTranslate();
  const { hasBoard, isBoard, setBoard } = useBoardSwitch();
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
