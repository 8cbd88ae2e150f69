export { esES as mui } from '@mui/material/locale';
export { default as dayjs } from 'dayjs/locale/es';
