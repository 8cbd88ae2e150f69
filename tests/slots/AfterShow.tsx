/** So much that what stands below it is out of view. */
export default function AfterShow() {
  return <div style={{ height: 3000 }}>Long story</div>;
}
