/** Something is on its way; `label` says what. MUI's own bar would be half a hundredth of what is loaded before the first row. */
export function LoadingBar({ label }: { label?: string }) {
  return label ? <div className="reading-bar" role="progressbar" aria-label={label} /> : <div className="reading-bar thin" aria-hidden />;
}
