/** Tall enough to push what follows out of view. */
export default function AfterShow() {
  return <div style={{ height: 3000 }}>Long story</div>;
}
