export { SnippetPanel as default } from "./SnippetPanel.tsx";
