import { useLocation, useNavigate } from 'react-admin';

/** The open tab, from the address (`?tab=legal`) or else the first, and a function that opens another. */
export function useTabInAddress(tabs: readonly string[]): [open: string, openTab: (tab: string) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('tab');
  const openTab = (tab: string) => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    navigate(`${pathname}?${query}`, { replace: true, state });
  };
  return [tabs.find(tab => tab === inAddress) ?? tabs[0] ?? '', openTab];
}
