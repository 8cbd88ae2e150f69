import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';

/** The open tab, from the address (`?tab=legal`) or else the first, and a function that opens another. */
export function useTabInAddress(tabs: readonly string[]): [open: string, openTab: (tab: string) => void] {
  const [inAddress, openTab] = useAddressParameter('tab');
  return [tabs.find(tab => tab === inAddress) ?? tabs[0] ?? '', openTab];
}
