export { SnippetPanel as default } from "../panel/view/SnippetPanel.tsx";
