import ViewKanban from '@mui/icons-material/ViewKanban';
import { Button } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { boardParameter, useHasBoard, useIsBoard } from './boardAddress';

/** Switches a list between table and board. Hidden if the list cannot be seen as a board. */
export default function BoardButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const hasBoard = useHasBoard();
  const isBoard = useIsBoard();
  if (!hasBoard) return null;
  const toggle = () => {
    const query = new URLSearchParams(search);
    if (isBoard) query.delete(boardParameter);
    else query.set(boardParameter, 'on');
    navigate(`${pathname}${query.size ? `?${query}` : ''}`, { replace: true, state });
  };
  return (
    <Button
      color="inherit"
      startIcon={<ViewKanban />}
      aria-pressed={isBoard}
      onClick={toggle}
      sx={{ color: isBoard ? 'primary.main' : 'text.secondary' }}
    >
      {translate('app.board.open')}
    </Button>
  );
}
