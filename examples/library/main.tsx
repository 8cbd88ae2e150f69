import { startExample } from '#examples/startExample.tsx';
import { menuGroups, resources } from './resources';

startExample({ name: 'Library', currency: '$', home: '/books', menuGroups, resources });
