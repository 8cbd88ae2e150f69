import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The plain build that anybody gets who adds nothing.
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 2000 } });
