/** The colours of each tone in badges and charts, for the light and the dark theme. */
export const toneColors = {
  light: {
    neutral: '#566070',
    success: '#1b6b35',
    warning: '#8a5300',
    error: '#b3261e',
    info: '#00657f',
    primary: '#3451b2',
    secondary: '#6b3fa0',
  },
  dark: {
    neutral: '#b4bccb',
    success: '#7ccf93',
    warning: '#f2bf5e',
    error: '#ffb4ab',
    info: '#6fd3ea',
    primary: '#9db2ff',
    secondary: '#d0b3ff',
  },
} as const;

export type ToneName = keyof (typeof toneColors)['light'];
