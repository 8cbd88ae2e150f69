import { Edit, SimpleForm, TextInput } from 'react-admin';

export default function MakerEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="name" />
        <TextInput source="city" />
      </SimpleForm>
    </Edit>
  );
}
