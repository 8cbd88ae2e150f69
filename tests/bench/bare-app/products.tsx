import { BooleanField, BooleanInput, DataTable, Edit, List, NumberInput, required, SimpleForm, TextInput } from 'react-admin';

const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];

/** Six columns. */
export const ProductList = () => (
  <List filters={filters} perPage={10}>
    <DataTable rowClick="edit">
      <DataTable.Col source="itemCode" />
      <DataTable.Col source="name" />
      <DataTable.Col source="category" />
      <DataTable.NumberCol source="sellingPrice" options={{ style: 'currency', currency: 'INR' }} />
      <DataTable.NumberCol source="stockValue" />
      <DataTable.Col source="isActive" field={BooleanField} />
    </DataTable>
  </List>
);

/** Six inputs. */
export const ProductEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="itemCode" />
      <TextInput source="name" validate={required()} />
      <TextInput source="category" />
      <NumberInput source="sellingPrice" />
      <NumberInput source="stockValue" />
      <BooleanInput source="isActive" />
    </SimpleForm>
  </Edit>
);
