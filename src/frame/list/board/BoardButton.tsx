import ViewKanban from '@mui/icons-material/ViewKanban';
import { Button } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { boardParameter, useIsBoard } from './boardAddress';

/** Switches a list that shows states between table and board. */
export default function BoardButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isBoard = useIsBoard();
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
