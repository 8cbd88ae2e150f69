import { AutocompleteInput, Edit, NumberInput, ReferenceInput, SelectInput, TabbedForm, TextInput } from 'react-admin';

export default function WareEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <TabbedForm>
        <TabbedForm.Tab label="Ware">
          <TextInput source="name" />
          <NumberInput source="price" />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="Origin">
          <ReferenceInput source="town._id" reference="towns">
            <SelectInput label="Town" />
          </ReferenceInput>
          <ReferenceInput source="maker" reference="makers">
            <AutocompleteInput label="Maker" />
          </ReferenceInput>
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  );
}
