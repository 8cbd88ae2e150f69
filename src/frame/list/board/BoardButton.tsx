import ViewKanban from '@mui/icons-material/ViewKanban';
import { IconButton } from '@mui/material';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import type { List } from '#define';
import { boardParameter, useIsBoard } from './boardAddress';

/** Switches a list that shows states between table and board. */
export default function BoardButton({ list }: { list: List }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isBoard = useIsBoard(list);
  const label = translate('app.board.open');
  const toggle = () => {
    const query = new URLSearchParams(search);
    if (isBoard) query.delete(boardParameter);
    else query.set(boardParameter, 'on');
    navigate(`${pathname}${query.size ? `?${query}` : ''}`, { replace: true, state });
  };
  return (
    <IconButton title={label} aria-label={label} aria-pressed={isBoard} color={isBoard ? 'primary' : 'default'} onClick={toggle}>
      <ViewKanban fontSize="small" />
    </IconButton>
  );
}
