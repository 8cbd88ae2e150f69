/** A component of a place, which adds nothing to what the place has. */
export default function Notice({ Default }: { Default?: () => React.ReactNode }) {
  return Default ? <Default /> : null;
}
