import { Create, required, SimpleForm, TextInput, Title } from 'react-admin';

export default function MakerCreate() {
  return (
    <Create title={false}>
      <Title title="A maker we did not know" />
      <SimpleForm>
        <TextInput source="name" validate={required()} />
        <TextInput source="city" />
      </SimpleForm>
    </Create>
  );
}
