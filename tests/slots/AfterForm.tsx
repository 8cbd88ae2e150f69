import { useWatch } from 'react-hook-form';

export default function AfterForm() {
  return <output>Price: {String(useWatch({ name: 'price' }))}</output>;
}
