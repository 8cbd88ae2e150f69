import { Group } from './Group';

/** The offers that customers read, in both languages. */
export default function Messages() {
  return (
    <>
      <Group title="primaryLang" of="specialMessages.primaryLang." />
      <Group title="secondaryLang" of="specialMessages.secondaryLang." />
    </>
  );
}
