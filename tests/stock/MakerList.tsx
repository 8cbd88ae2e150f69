import { DataTable, DeleteButton, List, TextInput } from 'react-admin';

const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];

export default function MakerList() {
  return (
    <List filters={filters}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="city" />
        <DataTable.Col label="Remove">
          <DeleteButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
