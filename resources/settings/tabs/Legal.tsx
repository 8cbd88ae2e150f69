import { Namesake } from '../Namesake';
import { Group } from './Group';

/** The legal texts, as rich text. */
export default function Legal() {
  return (
    <>
      <Group of="legal.establishmentName" />
      <Group of="legal.privacyPolicy">
        <Namesake of="legal.privacyPolicy" />
      </Group>
      <Group of="legal.returnPolicy" />
      <Group of="legal.terms" />
    </>
  );
}
