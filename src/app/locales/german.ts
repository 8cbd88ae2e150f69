export { deDE as mui } from '@mui/material/locale';
export { default as dayjs } from 'dayjs/locale/de';
