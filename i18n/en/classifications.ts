/** The five classifications and the delivery areas (part 2). */
export const classifications = {
  category: { name: 'Category |||| Categories' },
  subcategory: { name: 'Sub Category |||| Sub Categories' },
  brand: { name: 'Brand |||| Brands' },
  gendertype: { name: 'Gender Type |||| Gender Types' },
  agegroup: { name: 'Age Group |||| Age Groups' },
  areas: { name: 'Area |||| Areas' },
};
