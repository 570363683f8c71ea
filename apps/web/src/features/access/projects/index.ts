export { ExportProjectButton } from './export-project-button.tsx';
