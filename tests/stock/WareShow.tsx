import { NumberField, ReferenceField, TabbedShowLayout, TextField } from 'react-admin';

export default function WareShow() {
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Ware">
        <TextField source="name" />
        <NumberField source="price" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Origin">
        <ReferenceField source="town._id" reference="towns" label="Town" link={false} />
        <ReferenceField source="maker" reference="makers" emptyText="Nobody" />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  );
}
