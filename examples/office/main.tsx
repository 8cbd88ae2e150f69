import { startExample } from '#examples/startExample.tsx';
import { report } from './report';
import { menuGroups, resources } from './resources';

startExample({ name: 'Office', currency: '€', home: '/deliveries', menuGroups, resources, pages: [report] });
