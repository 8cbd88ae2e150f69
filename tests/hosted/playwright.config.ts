import { defineConfig } from '@playwright/test';
import standard from '../../playwright.config';

export default defineConfig(standard, { testDir: '.', outputDir: '../../test-results', workers: 1, reporter: [['list']] });
