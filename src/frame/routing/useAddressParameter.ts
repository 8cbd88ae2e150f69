import { useLocation, useNavigate } from 'react-admin';

/** A parameter of the screen's address, and a function that sets it in place, or takes it away by `null`. */
export function useAddressParameter(name: string): [value: string | null, set: (value: string | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const set = (value: string | null) => {
    if (value === null) query.delete(name);
    else query.set(name, value);
    navigate(`${pathname}${query.size ? `?${query}` : ''}`, { replace: true, state });
  };
  return [query.get(name), set];
}
